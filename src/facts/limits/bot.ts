import { amount, atLeast, between, exactly, upTo } from '../quantity';
import type { Limit } from '../types';

const secondsPerDay = 24 * 60 * 60;

/** Limits of Caw and its games that are the same on every plan that includes them. */
export const botLimits = {
  'filter-levels': between(1, 5, 'count', 'Filter level'),
  'filter-level-teens': atLeast(2, 'count', 'Lowest filter level in a chat designed for teens'),
  'filter-languages': exactly(12, 'language', 'Languages that the filter supports'),
  'scheduled-messages': upTo(20, 'scheduled message', 'Scheduled messages'),
  'schedule-fields': exactly(5, 'field', 'Fields in a schedule'),
  'caw-replies': upTo(100, 'reply', 'Automatic replies', 'up to 100 replies'),
  'reply-trigger-length': between(2, 50, 'character', 'Trigger of an automatic reply'),
  'reply-pause': exactly(30, 'second', 'How often Caw sends the same reply', 'at most once every 30 seconds'),
  'reminder-time': between(
    1,
    30 * secondsPerDay,
    'second',
    'Time until a reminder',
    `${amount(1, 'second')} to ${amount(30, 'day')}`,
  ),
  'dice-count': between(1, 20, 'die', 'Dice in one roll', '1–20 dice'),
  'dice-sides': between(2, 100, 'side', 'Sides of each die'),
  'games-per-channel': exactly(1, 'game', 'Games at a time'),
  'game-feathers': exactly(5, 'feather', 'Feathers for winning a game'),
  'game-feathers-daily': upTo(50, 'feather', 'Feathers from games in a day'),
  'numrace-max': between(10, 1_000_000, 'count', 'Highest number in a race'),
  'numrace-max-default': exactly(100, 'count', 'Highest number in a race if you leave it out'),
  'numrace-time': upTo(3, 'minute', 'Longest round of Numrace'),
  'trivia-rounds': between(1, 50, 'round', 'Rounds in a quiz'),
  'trivia-rounds-default': exactly(10, 'round', 'Rounds in a quiz if you leave out the number'),
  'trivia-question-time': exactly(20, 'second', 'Time to answer a question'),
  'trivia-hint': exactly(10, 'second', 'When the hint appears', 'after 10 seconds'),
  'trivia-points': exactly(10, 'point', 'Most points for an answer'),
  'trivia-points-lost': exactly(0.5, 'point', 'Points lost for each second', 'half a point'),
  'trivia-slip-letters': exactly(
    5,
    'letter',
    'Letters in an answer for each typo that Caw accepts',
    'one for every 5 letters of the answer',
  ),
  'trivia-pack-rows': upTo(2000, 'row', 'Trivia pack'),
  'typerace-words-easy': exactly(8, 'word', 'Typing race, `easy`'),
  'typerace-words-medium': exactly(15, 'word', 'Typing race, `medium`'),
  'typerace-words-hard': exactly(30, 'word', 'Typing race, `hard`'),
  'typerace-accuracy': atLeast(95, 'percent', 'Accuracy needed to win a typing race'),
  'typerace-word': exactly(5, 'character', 'What counts as one word in typing speed'),
  'typerace-time': upTo(3, 'minute', 'Longest round of Typerace'),
} as const satisfies Record<string, Limit>;
