// What the host of a table can open: the dialog about the whole table, or about one player.
export const hosting = $state<{
  /** The seats of the players whom the visitor can manage; null for everybody but the host. */
  seats: number[] | null;
  /** The seat that the open dialog is about, or `table`; null while it is closed. */
  open: number | 'table' | null;
}>({ seats: null, open: null });
