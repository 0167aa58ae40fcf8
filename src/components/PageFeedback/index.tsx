import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import shared from '../shared/styles.module.css';
import { type FeedbackPlaces, issueAddress, longestReason, send } from './answer';
import styles from './styles.module.css';

interface Props {
  /** The page's path: `/chat-features/polls`. */
  readonly page: string;
  readonly title: string;
}

const messages = {
  writing: '',
  unexplained: '',
  sending: 'Sending…',
  failed: "Your feedback couldn't be sent. Check your connection, and then try again.",
  opened: 'The form is open in a new tab. Submit it there.',
  arrived: 'Thank you for your feedback.',
} as const;

/**
 * Asks whether a page helped, and why. The answer goes to a server if the site has one, otherwise into the form for a new
 * issue, which the reader submits. Nothing is sent before the reader selects Send, and nothing about the reader.
 */
export default function PageFeedback({ page, title }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const hasScripts = useIsBrowser();
  const [helpful, setHelpful] = useState<boolean>();
  const [reason, setReason] = useState('');
  const [progress, setProgress] = useState<keyof typeof messages>('writing');
  const group = useRef<HTMLFieldSetElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const places = siteConfig.customFields?.feedback as FeedbackPlaces;
  const { endpoint, newIssue } = places;
  const address = siteConfig.url + page;

  useEffect(() => {
    if (helpful !== undefined) {
      words.current?.focus();
    }
  }, [helpful]);

  // The reason stays when the answer changes.
  function answer(choice: boolean | undefined): void {
    setHelpful(choice);
    setProgress('writing');
  }

  /** Asks for a reason if one is needed, and returns whether it is missing. */
  function lacksReason(): boolean {
    if (helpful || reason.trim()) {
      return false;
    }
    setProgress('unexplained');
    words.current?.focus();
    return true;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!endpoint || helpful === undefined || progress === 'sending' || lacksReason()) {
      return;
    }
    setProgress('sending');
    try {
      await send(endpoint, { page, helpful, reason });
      // The form disappears with its focus, unless the reader is elsewhere by now.
      if (group.current?.contains(document.activeElement)) {
        group.current.focus();
      }
      setProgress('arrived');
    } catch {
      setProgress('failed');
    }
  }

  function openIssue(event: MouseEvent): void {
    if (lacksReason()) {
      event.preventDefault();
    } else {
      setProgress('opened');
    }
  }

  if (!hasScripts) {
    return (
      <fieldset className={styles.feedback}>
        <legend>Was this page helpful?</legend>
        <a href={issueAddress(newIssue, `Feedback on “${title}”`, address, '')}>Report a problem</a>
      </fieldset>
    );
  }

  const subject = `${title}: ${helpful ? 'helpful' : 'not helpful'}`;
  return (
    <fieldset
      className={styles.feedback}
      ref={group}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && helpful !== undefined) {
          group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
          answer(undefined);
        }
      }}
    >
      <legend>Was this page helpful?</legend>
      {progress !== 'arrived' && (
        <div className={styles.choice}>
          {[true, false].map((choice) => (
            <button
              key={String(choice)}
              type="button"
              className={clsx('btn', choice === helpful && 'btn--primary')}
              aria-pressed={choice === helpful}
              onClick={() => answer(choice === helpful ? undefined : choice)}
            >
              {choice ? 'Yes' : 'No'}
            </button>
          ))}
        </div>
      )}
      {progress !== 'arrived' && helpful !== undefined && (
        <form className={styles.form} onSubmit={submit}>
          <label htmlFor={`${id}reason`} className={shared.label}>
            {helpful ? 'What helped you, or what could be better? (optional)' : "What's missing or wrong?"}
          </label>
          <textarea
            id={`${id}reason`}
            className={shared.input}
            ref={words}
            rows={4}
            maxLength={longestReason}
            value={reason}
            aria-describedby={`${id}fault ${id}help`}
            aria-invalid={progress === 'unexplained'}
            onChange={(event) => {
              setReason(event.target.value);
              setProgress('writing');
            }}
          />
          <p id={`${id}fault`} className={shared.error}>
            {progress === 'unexplained' &&
              "Tell us in a few words what's missing or wrong, so that we can fix it."}
          </p>
          <p id={`${id}help`} className={shared.hint}>
            Up to {longestReason} characters. Don't include names, addresses, or keys.{' '}
            {endpoint
              ? 'We receive only your answer, your text, and the address of this page.'
              : 'Send opens an issue form in a new tab and fills it in. You submit it there, and everyone can read it.'}
          </p>
          <div className={styles.choice}>
            {endpoint ? (
              <button type="submit" className="btn btn--primary">
                {progress === 'failed' ? 'Try again' : 'Send'}
              </button>
            ) : (
              <a
                className="btn btn--primary"
                href={issueAddress(newIssue, subject, address, reason)}
                target="_blank"
                rel="noopener noreferrer"
                aria-describedby={`${id}help`}
                onClick={openIssue}
              >
                Send
              </a>
            )}
          </div>
        </form>
      )}
      <p role="status" className={styles.news}>
        {messages[progress]}
      </p>
    </fieldset>
  );
}
