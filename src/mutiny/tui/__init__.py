"""The full-screen game in the terminal. It needs the extra `tui`.

player_game: a game as its player sees it and acts in it. Its two kinds are local_game, against bots on this machine,
and server_game, at a table on a server. words: the explanations of cards, roles and pieces. panes, dialogs: the parts
of the screen. start_screen, game_screen: the two screens. app: the application.
"""
