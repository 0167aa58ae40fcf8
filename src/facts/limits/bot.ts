import { filterLanguageIds } from '../languages';
import { amount, atLeast, between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';

const secondsPerDay = 24 * 60 * 60;

/** Limits of Caw and its games that are the same on every plan that includes them. */
export const botLimits = {
  'filter-levels': { label: 'Filter level', ...between(1, 5, 'count') },
  'filter-level-teens': { label: 'Lowest filter level in a chat designed for teens', ...atLeast(2, 'count') },
  'filter-languages': {
    label: 'Languages that the filter supports',
    ...exactly(filterLanguageIds.length, 'language'),
  },
  'scheduled-messages': { label: 'Scheduled messages', ...upTo(20, 'scheduled message') },
  'schedule-fields': { label: 'Fields in a schedule', ...exactly(5, 'field') },
  'caw-replies': { label: 'Automatic replies', ...upTo(100, 'reply'), text: 'up to 100 replies' },
  'reply-trigger-length': { label: 'Trigger of an automatic reply', ...between(2, 50, 'character') },
  'reply-pause': {
    label: 'How often Caw sends the same reply',
    ...exactly(30, 'second'),
    text: 'at most once every 30 seconds',
  },
  'reminder-time': {
    label: 'Time until a reminder',
    ...span(1, 30 * secondsPerDay, 'second', `${amount(1, 'second')} to ${amount(30, 'day')}`),
  },
  'dice-count': { label: 'Dice in one roll', ...between(1, 20, 'die'), text: '1–20 dice' },
  'dice-sides': { label: 'Sides of each die', ...between(2, 100, 'side') },
  'games-per-channel': { label: 'Games at a time', ...exactly(1, 'game') },
  'game-feathers': { label: 'Feathers for winning a game', ...exactly(5, 'feather') },
  'game-feathers-daily': { label: 'Feathers from games in a day', ...upTo(50, 'feather') },
  'numrace-max': { label: 'Highest number in a race', ...between(10, 1_000_000, 'count') },
  'numrace-max-default': {
    label: 'Highest number in a race if you leave it out',
    ...exactly(100, 'count'),
  },
  'numrace-time': { label: 'Longest round of Numrace', ...upTo(3, 'minute') },
  'trivia-rounds': { label: 'Rounds in a quiz', ...between(1, 50, 'round') },
  'trivia-rounds-default': { label: 'Rounds in a quiz if you leave out the number', ...exactly(10, 'round') },
  'trivia-question-time': { label: 'Time to answer a question', ...exactly(20, 'second') },
  'trivia-hint': { label: 'When the hint appears', ...exactly(10, 'second'), text: 'after 10 seconds' },
  'trivia-points': { label: 'Most points for an answer', ...exactly(10, 'point') },
  'trivia-points-lost': {
    label: 'Points lost for each second',
    ...exactly(0.5, 'point'),
    text: 'half a point',
  },
  'trivia-slip-letters': {
    label: 'Letters in an answer for each typo that Caw accepts',
    ...exactly(5, 'letter'),
    text: 'one typo for every 5 letters',
  },
  'trivia-pack-rows': { label: 'Trivia pack', ...upTo(2000, 'row') },
  'typerace-words-easy': { label: 'Typing race, `easy`', ...exactly(8, 'word') },
  'typerace-words-medium': { label: 'Typing race, `medium`', ...exactly(15, 'word') },
  'typerace-words-hard': { label: 'Typing race, `hard`', ...exactly(30, 'word') },
  'typerace-accuracy': { label: 'Accuracy needed to win a typing race', ...atLeast(95, 'percent') },
  'typerace-word': { label: 'What counts as one word in typing speed', ...exactly(5, 'character') },
  'typerace-time': { label: 'Longest round of Typerace', ...upTo(3, 'minute') },
} as const satisfies Record<string, Limit>;
