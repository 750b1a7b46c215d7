// The lobby: the list of open tables, newest first, kept up to date by the server.
import type { LobbyMessage } from './messages';
import { Line, type LineState } from './socket';
import type { TableInfo } from './wire';

export class LobbySession {
  tables = $state.raw<TableInfo[] | null>(null);
  status = $state<LineState>('connecting');
  private line: Line;

  constructor() {
    this.line = new Line('/api/v1/lobby', {
      hello: () => null,
      hear: (message) => this.hear(message as LobbyMessage),
      state: (state) => (this.status = state),
    });
  }

  start(): void {
    this.line.start();
  }

  stop(): void {
    this.line.stop();
  }

  private hear(message: LobbyMessage): void {
    if (message.type === 'lobby') this.tables = message.tables;
    else if (message.type === 'gone') this.tables = (this.tables ?? []).filter((table) => table.id !== message.id);
    else if (message.type === 'table') {
      const known = this.tables ?? [];
      const place = known.findIndex((table) => table.id === message.table.id);
      this.tables = place < 0 ? [message.table, ...known] : known.with(place, message.table);
    }
  }
}
