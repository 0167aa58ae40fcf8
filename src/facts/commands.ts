import { botLimits } from './limits/bot';
import { messageLimits } from './limits/messages';
import { moderationLimits } from './limits/moderation';
import type { Command } from './types';

/** Every slash command of a chat, from the lowest rank up. Caw's are in `botCommands`. */
export const commands = {
  help: {
    usage: '/help',
    does: 'Lists the commands you can use in this chat.',
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
    does: 'Sends a message that describes an action, with your name in front.',
    rank: 'guest',
    example: '/me puts the kettle on',
  },
  ignore: {
    usage: '/ignore @NAME',
    does: 'Blocks someone. Use the command again to unblock them.',
    rank: 'guest',
    rankNote: "a guest's blocks end with the visit",
    example: '/ignore @jay',
  },
  report: {
    usage: '/report @NAME REASON',
    does: "Reports someone's latest message in this channel to the staff.",
    rank: 'guest',
    example: '/report @jay spam',
  },
  msg: {
    usage: '/msg @NAME TEXT',
    does: 'Sends a direct message.',
    rank: 'member',
    rankNote: 'the owner can change the rank',
    example: '/msg @robin Are you on air tonight?',
  },
  redeem: {
    usage: '/redeem KEY',
    does: 'Redeems a staff key and assigns you its rank.',
    rank: 'member',
    rankNote: 'requires a verified email address, and two-factor authentication for Administrator',
    example: '/redeem RK-7QWM-3TXC-9VHD',
  },
  poll: {
    usage: '/poll "QUESTION" "ANSWER" "ANSWER" … [DURATION]',
    does: `Creates a poll with ${messageLimits['poll-options'].text}. It stays open for ${
      messageLimits['poll-open-command'].text
    } unless you add a duration.`,
    rank: 'moderator',
    rankNote: 'the owner can change the rank',
    example: '/poll "Which song next?" "Harbour Lights" "Night Train" 10m',
  },
  notice: {
    usage: '/notice TEXT',
    does: 'Posts a notice above the messages in every channel.',
    rank: 'moderator',
    rankNote: 'the owner can change the rank',
    example: '/notice The show starts at **20:00**',
  },
  pin: {
    usage: '/pin',
    does: 'Pins the message that you reply to with this command.',
    rank: 'moderator',
    rankNote: 'the owner can change the rank',
    example: '/pin',
  },
  mute: {
    usage: '/mute @NAME DURATION [REASON]',
    does: 'Stops someone from posting in this chat until the mute ends.',
    rank: 'moderator',
    example: '/mute @jay 10m Posting the same link again',
  },
  unmute: { usage: '/unmute @NAME', does: 'Ends a mute early.', rank: 'moderator', example: '/unmute @jay' },
  kick: {
    usage: '/kick @NAME [REASON]',
    does: `Removes someone from the chat. They can come back after ${moderationLimits['kick-wait'].text}.`,
    rank: 'moderator',
    example: '/kick @jay Take a break',
  },
  ban: {
    usage: '/ban @NAME DURATION [REASON]',
    does: 'Keeps someone out of the chat for a set time or permanently.',
    rank: 'moderator',
    rankNote: `bans of ${moderationLimits['moderator-ban-length'].text}, or Administrator for longer ones`,
    example: '/ban @jay 12h Spam after two warnings',
  },
  clear: {
    usage: '/clear N',
    does: `Deletes the latest messages in this channel, ${moderationLimits['clear-messages'].text} at a time, no matter who posted them.`,
    rank: 'moderator',
    example: '/clear 20',
  },
  slow: {
    usage: '/slow SECONDS|off',
    does: 'Sets slow mode for this channel, or turns it off.',
    rank: 'moderator',
    example: '/slow 30',
  },
  rank: {
    usage: '/rank @NAME RANK',
    does: 'Assigns a rank, or removes one if you enter `member`. Put the name of a custom rank in quotes if it contains a space.',
    rank: 'moderator',
    rankNote:
      'Moderators can assign Regular, Administrators can assign Moderator, and Owners can assign Administrator',
    example: '/rank @wren regular',
  },
  temprank: {
    usage: '/temprank @NAME RANK DURATION',
    does: `Assigns a rank for ${moderationLimits['temprank-length'].text}. Then the person gets their previous rank back.`,
    rank: 'moderator',
    rankNote:
      'Moderators can assign Regular, Administrators can assign Moderator, and Owners can assign Administrator',
    example: '/temprank @wren moderator 2h',
  },
  unban: {
    usage: '/unban @NAME',
    does: 'Lifts the ban on an account or a guest.',
    rank: 'administrator',
    example: '/unban @jay',
  },
  banip: {
    usage: '/banip TAG DURATION',
    does: 'Bans a connection by its IP tag.',
    rank: 'administrator',
    example: '/banip ip-7f3c9a 7d',
  },
  raid: {
    usage: '/raid on|off',
    does: `Turns raid mode on or off. While it's on, guests can't post, and people who joined less than ${
      moderationLimits['raid-wait'].text
    } ago have to wait.`,
    rank: 'administrator',
    example: '/raid on',
  },
} as const satisfies Record<string, Command>;

/** Every command of Caw, from the everyday ones to the games. */
export const botCommands = {
  help: {
    usage: '/caw help',
    does: 'Lists the Caw commands you can use in this chat.',
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
    does: 'Shows the current time in a city.',
    rank: 'member',
    example: '/caw time Lisbon',
  },
  remind: {
    usage: '/caw remind DURATION TEXT',
    does: 'Posts a reminder in this channel when the time is up.',
    rank: 'member',
    example: '/caw remind 10m Take the bread out',
  },
  say: {
    usage: '/caw say TEXT',
    does: 'Sends a message as Caw.',
    rank: 'administrator',
    example: '/caw say Welcome to the Friday show',
  },
  schedule: {
    usage: '/caw schedule "FIELDS" TEXT',
    does: `Sends a message repeatedly, at the times you set with ${botLimits['schedule-fields'].text}.`,
    rank: 'administrator',
    example: '/caw schedule "0 9 * * 1" Good morning, a new week starts',
  },
  'schedule-list': {
    usage: '/caw schedule list',
    does: 'Lists the scheduled messages of this chat, with the number and the next time of each.',
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
    does: 'Makes Caw post the answer when someone posts the trigger.',
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
    does: `Sets the filter level of this chat, from ${botLimits['filter-levels'].min} to ${botLimits['filter-levels'].max}.`,
    rank: 'administrator',
    example: '/caw filter 3',
  },
  numrace: {
    usage: '/caw numrace [MAX]',
    does: `Starts a race to find a hidden number from 1 to MAX, or to ${
      botLimits['numrace-max-default'].text
    } if you leave it out.`,
    rank: 'regular',
    rankNote: 'the owner can change the rank',
    plan: 'plus',
    example: '/caw numrace 1000',
  },
  'numrace-stop': {
    usage: '/caw numrace stop',
    does: 'Ends the number race in this channel without a winner.',
    rank: 'regular',
    rankNote: 'only the person who started it, or a Moderator or above',
    plan: 'plus',
    example: '/caw numrace stop',
  },
  trivia: {
    usage: '/caw trivia [CATEGORY] [ROUNDS]',
    does: `Starts a quiz of ${botLimits['trivia-rounds'].text}, or ${
      botLimits['trivia-rounds-default'].text
    } if you leave out the number.`,
    rank: 'regular',
    rankNote: 'the owner can change the rank',
    plan: 'plus',
    example: '/caw trivia music 5',
  },
  'trivia-stop': {
    usage: '/caw trivia stop',
    does: 'Ends the quiz in this channel and shows the points so far.',
    rank: 'regular',
    rankNote: 'only the person who started it, or a Moderator or above',
    plan: 'plus',
    example: '/caw trivia stop',
  },
  typerace: {
    usage: '/caw typerace [easy|medium|hard]',
    does: 'Starts a typing race. If you leave out the length, the text is medium.',
    rank: 'regular',
    rankNote: 'the owner can change the rank',
    plan: 'plus',
    example: '/caw typerace hard',
  },
  'typerace-stop': {
    usage: '/caw typerace stop',
    does: 'Ends the typing race in this channel without a winner.',
    rank: 'regular',
    rankNote: 'only the person who started it, or a Moderator or above',
    plan: 'plus',
    example: '/caw typerace stop',
  },
  scores: {
    usage: '/caw scores [GAME] [day|week|all]',
    does: 'Shows the scoreboard of one game or all games, for today, this week, or all time.',
    rank: 'member',
    plan: 'plus',
    example: '/caw scores trivia week',
  },
} as const satisfies Record<string, Command>;
