import { durationUnits } from '@site/src/facts/durations';
import { type ReactNode, useEffect, useState } from 'react';
import { SelectField, TextField } from '../ui/fields';
import { optionsOf } from '../ui/options';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { secondsInWords } from '../ui/text';
import { read } from './read';
import styles from './styles.module.css';
import { durationUses, moderatorBan } from './uses.atBuild';

type UseId = keyof typeof durationUses;

const uses = optionsOf(durationUses);

interface Question {
  readonly typed: string;
  readonly use: UseId;
}

const sample: Question = { typed: '1d12h', use: 'ban' };

function time(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', options).format(moment);
}

/** What a duration means and, once the device's time is known, when it would end. */
function Answer({ typed, use, now }: Question & { readonly now: Date | undefined }): ReactNode {
  const reading = read(typed, durationUses[use]);
  switch (reading.kind) {
    case 'empty':
      return <p>Enter a duration, such as {sample.typed}.</p>;
    case 'wrong':
      return <p className={shared.error}>{reading.reason}</p>;
    case 'perm':
      return (
        <p>
          <strong>Until someone removes it.</strong>
          {use === 'ban' && ' Only Administrators and above can set this.'}
        </p>
      );
    case 'time': {
      const end = now && new Date(now.getTime() + reading.seconds * 1000);
      const forAdministrators = use === 'ban' && reading.seconds > moderatorBan.max * durationUnits.h.seconds;
      return (
        <>
          <p>
            <strong>{secondsInWords(reading.seconds)}.</strong>
            {forAdministrators &&
              ` Moderators can ban for ${moderatorBan.text}. Only Administrators and above can set this.`}
          </p>
          {end && (
            <p>
              If you send the command now, at {time(now, { timeStyle: 'short' })}, it ends on{' '}
              <time dateTime={end.toISOString()}>
                {time(end, { dateStyle: 'full' })} at{' '}
                {time(end, { timeStyle: reading.seconds % 60 ? 'medium' : 'short' })}
              </time>
              , in your device's time zone.
            </p>
          )}
        </>
      );
    }
  }
}

/** Shows what a duration means and when it would end, or what is wrong with it. Without scripts, the tables have the rules. */
export default function DurationReader(): ReactNode {
  const [question, setQuestion] = useState(sample);
  const [now, setNow] = useState<Date>();

  // Only the browser knows the time. It doesn't tick, because a screen reader would repeat the answer each minute.
  useEffect(() => setNow(new Date()), []);

  function ask(part: Partial<Question>): void {
    setQuestion({ ...question, ...part });
    setNow(new Date());
  }

  return (
    <div className={styles.reader} data-search="ignore">
      <TextField
        label="Duration"
        value={question.typed}
        aria-describedby="duration-answer"
        aria-invalid={read(question.typed, durationUses[question.use]).kind === 'wrong'}
        onChange={(typed) => ask({ typed })}
      />
      <SelectField label="For" value={question.use} options={uses} onChange={(use) => ask({ use })} />
      <Status className={styles.answer} id="duration-answer">
        <Answer {...question} now={now} />
      </Status>
    </div>
  );
}
