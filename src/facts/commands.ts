import { limits } from './limits';
import { type Command, sharing } from './types';

const commandsOf = sharing<Command, 'rank' | 'plan'>;

/** Every slash command of a chat, from the lowest rank up. Caw's are in `botCommands`. */
export const commands = {
  ...commandsOf({ rank: 'guest' })({
    help: { usage: '/help', does: 'Lists the commands you can use.' },
    nick: {
      usage: '/nick NAME',
      does: "Changes your name in this chat. If the chat assigns random nicknames, guests can't use it.",
      example: '/nick Night Wren',
    },
    me: {
      usage: '/me ACTION',
      does: 'Sends a message that describes an action.',
      example: '/me puts the kettle on',
    },
    ignore: {
      usage: '/ignore @NAME',
      does: `Blocks or unblocks someone. A guest's blocks last for up to ${limits['guest-nickname-kept'].text}.`,
      example: '/ignore @finch',
    },
    report: {
      usage: '/report @NAME REASON',
      does: "Reports someone's latest message in the channel.",
      example: '/report @finch spam',
    },
  }),
  ...commandsOf({ rank: 'member' })({
    msg: {
      usage: '/msg @NAME TEXT',
      does: 'Sends a direct message.',
      example: '/msg @robin Are you on air tonight?',
    },
    redeem: {
      usage: '/redeem KEY',
      does: 'Redeems a staff key. Requires a verified email address.',
      example: '/redeem RK-7QWM-3TXC-9VHD',
    },
  }),
  ...commandsOf({ rank: 'moderator' })({
    poll: {
      usage: '/poll "QUESTION" "ANSWER" "ANSWER" … [DURATION]',
      does: `Creates a poll with ${limits['poll-options'].text}, open for ${limits['poll-open-command'].text} by default.`,
      example: '/poll "Which song next?" "Northern Lights" "Night Train" 10m',
    },
    notice: {
      usage: '/notice TEXT',
      does: 'Posts a notice above the messages.',
      example: '/notice The show starts tonight at **8:00**',
    },
    pin: { usage: '/pin', does: 'Pins the message that you reply to with this command.' },
    mute: {
      usage: '/mute @NAME DURATION [REASON]',
      does: 'Stops someone from posting.',
      example: '/mute @finch 10m Posting the same link again',
    },
    unmute: { usage: '/unmute @NAME', does: 'Ends a mute early.', example: '/unmute @finch' },
    kick: {
      usage: '/kick @NAME [REASON]',
      does: `Removes someone for ${limits['kick-wait'].text}.`,
      example: '/kick @finch Take a break',
    },
    ban: {
      usage: '/ban @NAME DURATION [REASON]',
      does: `Keeps someone out for a set time or permanently. Moderators can ban for ${limits['moderator-ban-length'].text}, Administrators for any time.`,
      example: '/ban @finch 12h Spam after two warnings',
    },
    clear: {
      usage: '/clear N',
      does: `Deletes the channel's latest ${limits['clear-messages'].text}, no matter who posted them.`,
      example: '/clear 20',
    },
    slow: {
      usage: '/slow SECONDS|off',
      does: 'Sets slow mode for the channel, or turns it off.',
      example: '/slow 30',
    },
    rank: {
      usage: '/rank @NAME RANK',
      does: 'Assigns a rank below your own, or removes one if you enter `member`.',
      example: '/rank @robin regular',
    },
    temprank: {
      usage: '/temprank @NAME RANK DURATION',
      does: `Assigns a rank below your own for ${limits['temprank-length'].text}.`,
      example: '/temprank @robin regular 2h',
    },
  }),
  ...commandsOf({ rank: 'administrator' })({
    unban: { usage: '/unban @NAME', does: 'Lifts a ban.', example: '/unban @finch' },
    banip: {
      usage: '/banip TAG DURATION',
      does: 'Bans a connection by its IP tag.',
      example: '/banip ip-7f3c9a 7d',
    },
    raid: { usage: '/raid on|off', does: 'Turns raid mode on or off.', example: '/raid on' },
  }),
};

/** Every command of Caw, from the everyday ones to the games. */
export const botCommands = {
  ...commandsOf({ rank: 'member' })({
    help: { usage: '/caw help', does: 'Lists the Caw commands you can use.' },
    roll: {
      usage: '/caw roll DICE',
      does: `Rolls ${limits['dice-count'].text} with ${limits['dice-sides'].text} each.`,
      example: '/caw roll 2d6',
    },
    time: {
      usage: '/caw time CITY',
      does: 'Shows the current time in a city.',
      example: '/caw time Lisbon',
    },
    remind: {
      usage: '/caw remind DURATION TEXT',
      does: 'Posts a reminder in the channel when the time is up.',
      example: '/caw remind 10m Take the bread out',
    },
  }),
  ...commandsOf({ rank: 'administrator' })({
    say: {
      usage: '/caw say TEXT',
      does: 'Sends a message as Caw.',
      example: '/caw say Welcome to the Friday show',
    },
    schedule: {
      usage: '/caw schedule "FIELDS" TEXT',
      does: 'Sends a message on a schedule.',
      example: '/caw schedule "0 9 * * 1" Good morning! A new week begins.',
    },
    'schedule-list': {
      usage: '/caw schedule list',
      does: 'Lists the scheduled messages with their numbers and next times.',
    },
    'schedule-remove': {
      usage: '/caw schedule remove NUMBER',
      does: 'Removes a scheduled message.',
      example: '/caw schedule remove 3',
    },
    'reply-add': {
      usage: '/caw reply add TRIGGER => ANSWER',
      does: 'Adds an automatic reply.',
      example: '/caw reply add rules => To read the rules, open the ☰ menu and select **About this chat**.',
    },
    'reply-list': { usage: '/caw reply list', does: 'Lists the automatic replies.' },
    'reply-remove': {
      usage: '/caw reply remove TRIGGER',
      does: 'Removes an automatic reply.',
      example: '/caw reply remove rules',
    },
    filter: {
      usage: '/caw filter LEVEL',
      does: `Sets the filter level, from ${limits['filter-levels'].min} to ${limits['filter-levels'].max}.`,
      example: '/caw filter 3',
    },
  }),
  ...commandsOf({ rank: 'regular', plan: 'plus' })({
    numrace: {
      usage: '/caw numrace [MAX]',
      does: `Starts a race to find a hidden number from 1 to MAX (${limits['numrace-max-default'].text} by default).`,
      example: '/caw numrace 1000',
    },
    'numrace-stop': {
      usage: '/caw numrace stop',
      does: 'Ends the race without a winner. Only the person who started it and staff can do this.',
    },
    trivia: {
      usage: '/caw trivia [CATEGORY] [ROUNDS]',
      does: `Starts a quiz of ${limits['trivia-rounds'].text} (${limits['trivia-rounds-default'].min} by default).`,
      example: '/caw trivia music 5',
    },
    'trivia-stop': {
      usage: '/caw trivia stop',
      does: 'Ends the quiz and shows the scores. Only the person who started it and staff can do this.',
    },
    typerace: {
      usage: '/caw typerace [easy|medium|hard]',
      does: 'Starts a typing race (`medium` by default).',
      example: '/caw typerace hard',
    },
    'typerace-stop': {
      usage: '/caw typerace stop',
      does: 'Ends the race without a winner. Only the person who started it and staff can do this.',
    },
  }),
  ...commandsOf({ rank: 'member', plan: 'plus' })({
    scores: {
      usage: '/caw scores [GAME] [day|week|all]',
      does: 'Shows the scoreboard for one game or for all games.',
      example: '/caw scores trivia week',
    },
  }),
};
