import { useLocation } from '@docusaurus/router';
import { replaceSearch } from '@site/src/components/replaceSearch';
import { moderationLimits } from '@site/src/facts/limits/moderation';
import { durationUnits, durationUses } from '@site/src/facts/moderation';
import { type ReactNode, useEffect, useState } from 'react';
import { inWords, read } from './read';
import styles from './styles.module.css';

type UseId = keyof typeof durationUses;

const useIds = Object.keys(durationUses) as UseId[];
const moderatorBan = moderationLimits['moderator-ban-length'];

interface Question {
  readonly typed: string;
  readonly use: UseId;
}

const sample: Question = { typed: '1d12h', use: 'ban' };

function questionOf(search: string): Question {
  const parameters = new URLSearchParams(search);
  const use = useIds.find((id) => id === parameters.get('duration-for')) ?? sample.use;
  return { typed: parameters.get('duration') ?? sample.typed, use };
}

/** The address of this page with the question in it, and whatever else its query holds. */
function searchOf({ typed, use }: Question): string {
  const parameters = new URLSearchParams(window.location.search);
  parameters.set('duration', typed.trim());
  parameters.set('duration-for', use);
  return `?${parameters}`;
}

function time(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(moment);
}

function Answer({ typed, use, now }: Question & { readonly now: Date }): ReactNode {
  const reading = read(typed, durationUses[use]);
  switch (reading.kind) {
    case 'empty':
      return <p>Type a duration, such as {sample.typed}.</p>;
    case 'wrong':
      return <p className={styles.wrong}>{reading.reason}</p>;
    case 'perm':
      return (
        <p>
          <strong>Until somebody lifts it.</strong>
          {use === 'ban' && ' This takes an Administrator.'}
        </p>
      );
    case 'time': {
      const end = new Date(now.getTime() + reading.seconds * 1000);
      const forAdministrators = use === 'ban' && reading.seconds > moderatorBan.max * durationUnits.h.seconds;
      return (
        <>
          <p>
            <strong>{inWords(reading.seconds)}.</strong>
            {forAdministrators && ` A Moderator bans for ${moderatorBan.text}; this takes an Administrator.`}
          </p>
          <p>
            Sent now, at {time(now, { timeStyle: 'short' })}, it ends on{' '}
            <time dateTime={end.toISOString()}>
              {time(end, { dateStyle: 'full' })} at{' '}
              {time(end, { timeStyle: reading.seconds % 60 ? 'medium' : 'short' })}
            </time>
            , in the time of your device.
          </p>
        </>
      );
    }
  }
}

/**
 * Says what a duration means that is typed as in a command: in words, and when it ends by the clock of the reader; or
 * what is wrong with it. The question stands in the address. Without scripts the tables beside it answer.
 */
export default function DurationReader(): ReactNode {
  const [question, setQuestion] = useState(sample);
  const [now, setNow] = useState<Date>();
  const { search } = useLocation();

  useEffect(() => {
    setQuestion(questionOf(search));
    const update = () => setNow(new Date());
    update();
    // The clock goes on while the reader is elsewhere. It does not tick in front of them: a screen reader would read
    // the answer anew each minute.
    window.addEventListener('focus', update);
    return () => window.removeEventListener('focus', update);
  }, [search]);

  function change(next: Question): void {
    setQuestion(next);
    setNow(new Date());
    replaceSearch(searchOf(next));
  }

  const wrong = read(question.typed, durationUses[question.use]).kind === 'wrong';
  return (
    <div className={styles.reader} data-search="ignore">
      <label>
        <span>Duration</span>
        <input
          type="text"
          value={question.typed}
          aria-describedby="duration-answer"
          aria-invalid={wrong}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => change({ ...question, typed: event.target.value })}
        />
      </label>
      <label>
        <span>For</span>
        <select
          value={question.use}
          onChange={(event) =>
            change({ ...question, use: useIds.find((id) => id === event.target.value) ?? sample.use })
          }
        >
          {useIds.map((id) => (
            <option key={id} value={id}>
              {durationUses[id].label}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.answer} id="duration-answer" role="status">
        {now && <Answer {...question} now={now} />}
      </div>
    </div>
  );
}
