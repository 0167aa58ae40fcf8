import {
  type FilterLevel,
  filterLevels,
  gameRules,
  numrace,
  replyMatching,
  scheduleExamples,
  scheduleFields,
  scheduleMarks,
  trivia,
  triviaCategories,
  triviaForgives,
  triviaPack,
  typerace,
} from '../../../../facts/bot';
import { code, limitsOf, plain, planUp } from './cells';
import { type FactTables, ofList, ofRecord } from './define';

/** Tables about Caw: filter, games, schedules and replies. */
export const botTables: FactTables = {
  'filter-levels': ofRecord<FilterLevel>("Levels of Caw's filter", filterLevels, [
    ['Level', (_, level) => level],
    ['Name', ({ label }) => label],
    ['Adds', ({ adds }) => adds],
    ['Others see', ({ masked }) => plain(masked)],
    ['False alarms', ({ falseAlarms }) => falseAlarms],
    ['May catch', ({ mayCatch }) => mayCatch],
    ['Suits', ({ suits }) => suits],
    ['Plan', ({ plan }) => planUp(plan)],
  ]),
  'game-rules': ofRecord(
    'What holds for every game',
    {
      play: ['Who plays', gameRules.play],
      stop: ['Who stops it', gameRules.stop],
      answers: ['Answers', gameRules.answers],
    } as const,
    [
      ['Question', ([label]) => label],
      ['Rule', ([, rule]) => rule],
    ],
  ),
  'game-limits': limitsOf('Numbers that hold for every game', gameRules),
  numrace: limitsOf('Numbers of numrace', numrace),
  trivia: limitsOf('Numbers of trivia', trivia),
  typerace: limitsOf('Numbers of typerace', { ...typerace.lengths, ...typerace }),
  'trivia-categories': ofRecord<string>('Categories of trivia', triviaCategories, [
    ['Type', (_, word) => [code(word)]],
    ['Category', (name) => name],
  ]),
  'trivia-forgives': ofRecord('What trivia forgives', triviaForgives, [
    ['What', ({ label }) => label],
    ['Right answer', ({ right }) => right],
    ['Typed, and right too', ({ typed }) => typed],
  ]),
  'trivia-pack-columns': ofRecord('Columns of a trivia pack', triviaPack.columns, [
    ['Column', (_, name) => [code(name)]],
    ['Needed', ({ needed }) => needed],
    ['What it holds', ({ holds }) => holds],
  ]),
  'schedule-fields': ofRecord('Fields of a schedule, left to right', scheduleFields, [
    ['Field', ({ label }) => label],
    ['Values', ({ values }) => values],
  ]),
  'schedule-marks': ofRecord<string>('Marks in a field of a schedule', scheduleMarks, [
    ['Mark', (_, mark) => [code(mark)]],
    ['What it means', (meaning) => meaning],
  ]),
  'schedule-examples': ofList('Everyday schedules', scheduleExamples, [
    ['Type', ({ fields }) => [code(fields)]],
    ['When', ({ means }) => means],
  ]),
  'reply-matching': ofList(`What the trigger ${replyMatching.trigger} matches`, replyMatching.cases, [
    ['Message', ({ message }) => plain(message)],
    ['Caw answers', ({ matches }) => matches],
    ['Why', ({ why }) => why],
  ]),
};
