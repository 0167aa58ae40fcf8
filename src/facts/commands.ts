import { botLimits } from './limits/bot';
import { messageLimits } from './limits/messages';
import { moderationLimits } from './limits/moderation';
import type { Command } from './types';

/** Every slash command of a chat, from the lowest rank up. Caw's are in `botCommands`. */
export const commands = {
  help: {
    usage: '/help',
    does: 'Lists the commands that your rank in this chat allows.',
    rank: 'guest',
    example: '/help',
  },
  nick: {
    usage: '/nick NAME',
    does: 'Changes your nickname as a guest, or your display name in this chat as a member.',
    rank: 'guest',
    example: '/nick Night Wren',
  },
  me: {
    usage: '/me ACTION',
    does: 'Sends a message that reads as something you do, with your name in front.',
    rank: 'guest',
    example: '/me puts the kettle on',
  },
  ignore: {
    usage: '/ignore @NAME',
    does: 'Blocks somebody for you alone; the same command again lifts the block.',
    rank: 'guest',
    rankNote: "a guest's blocks last for that visit",
    example: '/ignore @jay',
  },
  report: {
    usage: '/report @NAME REASON',
    does: "Reports somebody's last message in this channel to the staff.",
    rank: 'guest',
    example: '/report @jay spam',
  },
  msg: {
    usage: '/msg @NAME TEXT',
    does: 'Sends a direct message.',
    rank: 'member',
    rankNote: 'the owner can move it',
    example: '/msg @robin Are you on air tonight?',
  },
  redeem: {
    usage: '/redeem KEY',
    does: 'Redeems a staff key and gives you its rank.',
    rank: 'member',
    rankNote: 'with a verified e-mail address, and with two-factor authentication for Administrator',
    example: '/redeem RK-7QWM-3TXC-9VHD',
  },
  poll: {
    usage: '/poll "QUESTION" "ANSWER" "ANSWER" … [DURATION]',
    does: `Starts a poll with ${messageLimits['poll-options'].text}, open for ${
      messageLimits['poll-open-command'].text
    } unless you say otherwise.`,
    rank: 'moderator',
    rankNote: 'the owner can move it',
    example: '/poll "Which song next?" "Harbour Lights" "Night Train" 10m',
  },
  notice: {
    usage: '/notice TEXT',
    does: 'Posts a notice above the messages, in every channel.',
    rank: 'moderator',
    rankNote: 'the owner can move it',
    example: '/notice The show starts at **20:00**',
  },
  pin: {
    usage: '/pin',
    does: 'Typed as a reply, pins the message that you reply to.',
    rank: 'moderator',
    rankNote: 'the owner can move it',
    example: '/pin',
  },
  mute: {
    usage: '/mute @NAME DURATION [REASON]',
    does: 'Stops somebody from talking in this chat for a while.',
    rank: 'moderator',
    example: '/mute @jay 10m Posting the same link again',
  },
  unmute: { usage: '/unmute @NAME', does: 'Ends a mute.', rank: 'moderator', example: '/unmute @jay' },
  kick: {
    usage: '/kick @NAME [REASON]',
    does: `Puts somebody out of the chat; they can come back after ${moderationLimits['kick-wait'].text}.`,
    rank: 'moderator',
    example: '/kick @jay Take a break',
  },
  ban: {
    usage: '/ban @NAME DURATION [REASON]',
    does: 'Shuts the chat to somebody for a while, or for good.',
    rank: 'moderator',
    rankNote: `${moderationLimits['moderator-ban-length'].text}; Administrator for longer`,
    example: '/ban @jay 12h Spam after two warnings',
  },
  clear: {
    usage: '/clear N',
    does: `Deletes the newest messages of this channel, ${moderationLimits['clear-messages'].text} at a time.`,
    rank: 'moderator',
    example: '/clear 20',
  },
  slow: {
    usage: '/slow SECONDS|off',
    does: 'Sets slow mode for this channel, or switches it off.',
    rank: 'moderator',
    example: '/slow 30',
  },
  rank: {
    usage: '/rank @NAME RANK',
    does: 'Gives a rank; `member` takes it away again. A custom rank with a space in its name goes in quotes.',
    rank: 'moderator',
    rankNote: 'Moderator gives Regular, Administrator gives Moderator, Owner gives Administrator',
    example: '/rank @wren regular',
  },
  temprank: {
    usage: '/temprank @NAME RANK DURATION',
    does: `Gives a rank for ${moderationLimits['temprank-length'].text}, then the earlier rank comes back.`,
    rank: 'moderator',
    rankNote: 'Moderator gives Regular, Administrator gives Moderator, Owner gives Administrator',
    example: '/temprank @wren moderator 2h',
  },
  unban: {
    usage: '/unban @NAME',
    does: 'Ends a ban of an account or a guest.',
    rank: 'administrator',
    example: '/unban @jay',
  },
  banip: {
    usage: '/banip TAG DURATION',
    does: 'Shuts the chat to a connection, by its IP tag.',
    rank: 'administrator',
    example: '/banip ip-7f3c9a 7d',
  },
  raid: {
    usage: '/raid on|off',
    does: `Switches raid mode on or off: guests cannot talk and new members wait ${
      moderationLimits['raid-wait'].text
    }.`,
    rank: 'administrator',
    example: '/raid on',
  },
} as const satisfies Record<string, Command>;

/** Every command of Caw, from the everyday ones to the games. */
export const botCommands = {
  help: {
    usage: '/caw help',
    does: 'Lists the commands of Caw that your rank allows.',
    rank: 'member',
    example: '/caw help',
  },
  roll: {
    usage: '/caw roll DICE',
    does: `Rolls dice: ${botLimits['dice-count'].text} of ${botLimits['dice-sides'].text} each.`,
    rank: 'member',
    example: '/caw roll 2d6',
  },
  time: {
    usage: '/caw time CITY',
    does: 'Says what time it is in a city.',
    rank: 'member',
    example: '/caw time Lisbon',
  },
  remind: {
    usage: '/caw remind DURATION TEXT',
    does: 'Reminds you in this channel when the time is up.',
    rank: 'member',
    example: '/caw remind 10m Take the bread out',
  },
  say: {
    usage: '/caw say TEXT',
    does: 'Sends a message under the name of Caw.',
    rank: 'administrator',
    example: '/caw say Welcome to the Friday show',
  },
  schedule: {
    usage: '/caw schedule "FIELDS" TEXT',
    does: `Sends a message again and again at the times you set with ${botLimits['schedule-fields'].text}.`,
    rank: 'administrator',
    example: '/caw schedule "0 9 * * 1" Good morning, a new week starts',
  },
  'schedule-list': {
    usage: '/caw schedule list',
    does: 'Lists the scheduled messages of this chat with their numbers and next times.',
    rank: 'administrator',
    example: '/caw schedule list',
  },
  'schedule-remove': {
    usage: '/caw schedule remove NUMBER',
    does: 'Removes a scheduled message.',
    rank: 'administrator',
    example: '/caw schedule remove 3',
  },
  'reply-add': {
    usage: '/caw reply add TRIGGER => ANSWER',
    does: 'Makes Caw answer whenever somebody writes the trigger.',
    rank: 'administrator',
    example: '/caw reply add rules => The rules are under **☰**, **About this chat**',
  },
  'reply-list': {
    usage: '/caw reply list',
    does: 'Lists the automatic replies of this chat.',
    rank: 'administrator',
    example: '/caw reply list',
  },
  'reply-remove': {
    usage: '/caw reply remove TRIGGER',
    does: 'Removes an automatic reply.',
    rank: 'administrator',
    example: '/caw reply remove rules',
  },
  filter: {
    usage: '/caw filter LEVEL',
    does: `Sets the filter level of this chat, ${botLimits['filter-levels'].text}.`,
    rank: 'administrator',
    example: '/caw filter 3',
  },
  numrace: {
    usage: '/caw numrace [MAX]',
    does: `Starts a race for a hidden number from 1 to MAX, ${
      botLimits['numrace-max-default'].text
    } when you give none.`,
    rank: 'regular',
    rankNote: 'the owner can move it',
    plan: 'plus',
    example: '/caw numrace 1000',
  },
  'numrace-stop': {
    usage: '/caw numrace stop',
    does: 'Ends the numrace of this channel without a winner.',
    rank: 'regular',
    rankNote: 'whoever started it, or a Moderator',
    plan: 'plus',
    example: '/caw numrace stop',
  },
  trivia: {
    usage: '/caw trivia [CATEGORY] [ROUNDS]',
    does: `Starts a quiz of ${botLimits['trivia-rounds'].text}, ${
      botLimits['trivia-rounds-default'].text
    } when you give none.`,
    rank: 'regular',
    rankNote: 'the owner can move it',
    plan: 'plus',
    example: '/caw trivia music 5',
  },
  'trivia-stop': {
    usage: '/caw trivia stop',
    does: 'Ends the quiz of this channel and shows the points so far.',
    rank: 'regular',
    rankNote: 'whoever started it, or a Moderator',
    plan: 'plus',
    example: '/caw trivia stop',
  },
  typerace: {
    usage: '/caw typerace [easy|medium|hard]',
    does: 'Starts a typing race; medium when you give no length.',
    rank: 'regular',
    rankNote: 'the owner can move it',
    plan: 'plus',
    example: '/caw typerace hard',
  },
  'typerace-stop': {
    usage: '/caw typerace stop',
    does: 'Ends the typing race of this channel without a winner.',
    rank: 'regular',
    rankNote: 'whoever started it, or a Moderator',
    plan: 'plus',
    example: '/caw typerace stop',
  },
  scores: {
    usage: '/caw scores [GAME] [day|week|all]',
    does: 'Shows the scoreboard of all games or of one, for today, this week or all time.',
    rank: 'member',
    plan: 'plus',
    example: '/caw scores trivia week',
  },
} as const satisfies Record<string, Command>;
