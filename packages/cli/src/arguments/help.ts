/** What `tabularium help` says. */

export const overview = `tabularium: board wargames with the rules enforced

Usage: tabularium COMMAND [options]

  demo      watch bots play one game, told in words
  simulate  let bots play many games and show the figures
  match     let programs of others and bots play against each other
  ladder    rate the levels of a game's bots
  replay    tell a saved game in words
  verify    check the dice of a game that was played online
  referee   play any game by JSON lines on standard input and output
  serve     serve the page, and tables that are played on several screens
  backup    copy what a server keeps into a file, while it runs
  edition   check the data of another printing
  help      show this, or how to use a command: tabularium help simulate
  version   show the version`

const gameOptions = `  --players N          how many play
  --level TEXT         the level, such as 4211
  --variants A,B       the variants to play with
  --option KEY=VALUE   any other option of the game; may be repeated
  --edition FILE       play on the data of another printing`

export const help: ReadonlyMap<string, string> = new Map([
  [
    'serve',
    `Serve the page, and tables that are played on several screens.

Usage: tabularium serve [options]

  --port N             where it listens (default 5476; 0 takes any that is free)
  --host ADDRESS       on which address (default 127.0.0.1, this machine alone; 0.0.0.0 for all)
  --data FOLDER        where games are kept (default: .tabularium in your home folder)
  --database URL       postgres://user:password@host/name instead of a file, for any number of servers
  --origin URL         where people find it, if that is not where it listens
  --behind-proxy       another server is before it, and tells whose address asks
  --page FOLDER        the built page
  --bot-threads N      how many bots think at once
  --leniency N         how many times as much as usual one address may ask for
  --quiet              no log

Each can be given as TABULARIUM_PORT, TABULARIUM_DATA and so on. Web Push: TABULARIUM_PUSH_PUBLIC_KEY,
TABULARIUM_PUSH_PRIVATE_KEY, TABULARIUM_PUSH_SUBJECT. Mail: TABULARIUM_SMTP (smtp://user:password@host), TABULARIUM_MAIL_FROM.
Ctrl-C finishes what is under way and stops. See docs/operating.md.`,
  ],
  [
    'backup',
    `Copy what a server keeps into a file, while it runs.

Usage: tabularium backup FILE [--data FOLDER]

For PostgreSQL use pg_dump.`,
  ],
  [
    'demo',
    `Watch bots play one game, told in words.

Usage: tabularium demo [GAME] [options]

  --bot NAME           who plays (default: the strongest that answers at once; an unknown name is answered with all)
  --seed TEXT          the same seed gives the same game
  --language en|fr     the language of the telling
  --delay MS           wait so long after each action
  --questions          tell what was asked and answered, too
  --save FILE          write the game to a file at the end
${gameOptions}

Examples:
  tabularium demo
  tabularium demo tetrarchia --level 5300 --language fr --delay 300
  tabularium demo --seed ides --save ides.json`,
  ],
  [
    'simulate',
    `Let bots play many games on all cores and show the figures with 95 % intervals.

Usage: tabularium simulate GAME [options]

  --games N            how many games (default 10000)
  --bot NAME           one bot for all seats (default: the strongest that answers at once; see ladder for all)
  --bots A,B           a bot for each seat
  --seed TEXT          the same seed gives the same figures on any number of cores
  --cores N            how many to use (default: all)
  --compare OPTIONS    play a second setting on the same dice: what stands after it is other there
  --csv FILE           write the figures to a file, too, one on each line
  --save N FILE        only play game N of the run, the first being 0, and write it to a file for 'replay' or a table
  --queue URL          share the run by postgres://user:password@host/name with all who are given the same command
  --lease SECONDS      after how long the batch of a machine that died is played by another (default 30)
  --json               print one JSON object instead of tables
  --quiet              show no progress
${gameOptions}

Ctrl-C stops the run; the games complete until then are counted. The course of the chances is the mean, over the games
that came to a turn, of the chance that players are told when it begins. With --queue, machines may come and go at any
time; the figures are the same whoever plays, and who comes when all is played is told them at once. See
docs/laboratory.md.

Examples:
  tabularium simulate tetrarchia --games 1000
  tabularium simulate tetrarchia --level 5300 --players 4 --bots steward,random,steward,random
  tabularium simulate tetrarchia --variants imperium,diarchia --json > figures.json
  tabularium simulate tetrarchia --games 500 --bot legate --compare --bot steward
  tabularium simulate fall-of-the-roman-empire --games 500 --compare --option barbarianForces=30
  tabularium simulate tetrarchia --seed 1 --save 17 game-17.json
  tabularium simulate tetrarchia --games 1000000 --queue postgres://lab@db.example/lab`,
  ],
  [
    'match',
    `Let programs of others and bots play against each other, with the rules enforced. docs/match.md says what a program is
told and what it answers.

Usage: tabularium match GAME --seat WHO --seat WHO [options]

  --seat WHO           once for each seat: bot:NAME, or the command that starts a program, as for a shell
  --games N            how many games (default 20), rounded up to whole rounds: in a round everybody sits everywhere
  --seed TEXT          the same seed gives the same dice (default: a fresh one, told at the end)
  --time SECONDS       for each action of a program (default 30)
  --unpaired           dice of its own for each game, instead of the same for all games of a round
  --keep FOLDER        write each game to a file there
  --json               print one JSON object instead of tables
  --quiet              do not tell each game
${gameOptions}

A program that crashes, hangs, floods or breaks a rule loses that game, and it is told why; it is started anew for the
next. The share counts half a point where nobody or everybody has won; its 95 % interval follows from the rounds.

Examples:
  tabularium match fall-of-the-roman-empire --seat 'python3 docs/examples/bot.py' --seat bot:tiro
  tabularium match tetrarchia --players 1 --seat './my-bot --level 3' --games 50 --time 2`,
  ],
  [
    'ladder',
    `Rate the levels of a game's bots, by games of each against each other on the same dice with the sides swapped, with
95 % intervals; where all players win or lose together, as in Tetrarchia, by the share of games that each level wins.
Prints a table in Markdown, for the game's README.

Usage: tabularium ladder GAME [options]

  --rounds N           how many rounds for each two levels, a round being two games (default 100)
  --bots A,B,C         these levels alone, weakest first (default: all)
  --seed TEXT          the same seed gives the same table
  --cores N            how many to use (default: all)
  --queue URL          share the work with other machines, as 'simulate' does; --lease SECONDS as there
  --json               print one JSON object instead
  --quiet              show no progress
${gameOptions}

Examples:
  tabularium ladder fall-of-the-roman-empire --rounds 300 --seed spring
  tabularium ladder tetrarchia --level 4211 --rounds 300`,
  ],
  [
    'replay',
    `Tell a saved game in words, turn by turn. All its dice are rolled again and checked on the way.

Usage: tabularium replay FILE [options]

  --language en|fr     the language of the telling
  --upto N             stop after N actions
  --questions          tell what was asked and answered, too
  --commitment TEXT    check that the dice are those of this published commitment
  --edition FILE       the data of the printing it was played on

Examples:
  tabularium replay ides.json
  tabularium replay ides.json --language fr --upto 40`,
  ],
  [
    'verify',
    `Check the dice of a game that was played online, by its file alone: that the server kept its promise, that each
roll follows from its secret and the links of the players, and that nothing was changed afterwards.
docs/dice.md says how.

Usage: tabularium verify FILE [options]

  --language en|fr     the language of the answer
  --commitment TEXT    what the server had published before seats were filled
  --receipts FILE      what a browser has kept of the game
  --edition FILE       the data of the printing it was played on

Ends with 0 if all holds, and with 1 otherwise.

Examples:
  tabularium verify ides.json
  tabularium verify ides.json --receipts ides-receipts.json`,
  ],
  [
    'referee',
    `Play any game by JSON lines: one request on each line of standard input, one reply on each line of
standard output. docs/referee.md describes them.

Usage: tabularium referee

Example:
  echo '{"op":"games"}' | tabularium referee`,
  ],
  [
    'edition',
    `Check the data of another printing against its schema and the rulebook.

Usage: tabularium edition check FILE [--game ID]

What breaks a statement of the rulebook is told with its line and the rule. What we had only inferred is told as a
note, and the edition holds all the same.

Example:
  tabularium edition check my-board.json`,
  ],
])
