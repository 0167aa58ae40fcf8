import { useLocation } from '@docusaurus/router';
import { replaceSearch } from '@site/src/components/replaceSearch';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { chatAppearance } from '../../facts/settings/chat-appearance';
import { customTheme } from '../../facts/themes';
import {
  type CustomColours,
  coloursOf,
  customPairs,
  type Pair,
  pairsOf,
  parseColour,
  ratioText,
} from './colour';
import {
  type Choices,
  type ColourName,
  choices,
  type Look,
  lookOf,
  newChat,
  searchOf,
  settingsFor,
  sizes,
} from './look';
import Picture from './Picture';
import styles from './styles.module.css';

const { settings } = chatAppearance;
const colourLabels: Readonly<Record<ColourName, string>> = {
  background: 'Background',
  surface: 'Surface',
  text: 'Text',
  accent: settings['accent-color'].label,
};

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly offered: Choices<Id>;
  readonly onChoose: (value: Id) => void;
}

function Choice<Id extends string>({ label, value, offered, onChoose }: ChoiceProps<Id>): ReactNode {
  const id = useId();
  function choose(chosen: string): void {
    const found = offered.find(([each]) => each === chosen);
    if (found) {
      onChoose(found[0]);
    }
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {offered.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ColourFieldProps {
  readonly label: string;
  /** What stands in the field, which may be no colour yet. */
  readonly typed: string;
  readonly colour: string;
  readonly onType: (typed: string) => void;
}

function ColourField({ label, typed, colour, onType }: ColourFieldProps): ReactNode {
  const id = useId();
  const reading = parseColour(typed);
  const fault = 'fault' in reading ? reading.fault : '';
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={styles.colour}>
        <input
          id={id}
          type="text"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}fault`}
          onChange={(event) => onType(event.target.value)}
        />
        <input
          type="color"
          aria-label={`${label}, from a palette`}
          value={colour}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <p id={`${id}fault`} className={styles.fault} role="status">
        {fault}
      </p>
    </div>
  );
}

function CopySettings({ look }: { look: Look }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const lines = settingsFor(look);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(lines.map(([label, value]) => `${label}: ${value}`).join('\n'));
      setSaid('Copied');
    } catch {
      // Without leave to write there is no clipboard at all, or a refusal.
      if (list.current) {
        window.getSelection()?.selectAllChildren(list.current);
      }
      setSaid('Press Ctrl+C');
    }
  }

  return (
    <div className={styles.settings}>
      <strong>Settings to choose</strong>
      <ul ref={list}>
        {lines.map(([label, value]) => (
          <li key={label}>
            {label}: <b>{value}</b>
          </li>
        ))}
      </ul>
      <div className={styles.copy}>
        <button type="button" onClick={copy}>
          Copy the settings
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}

function PairList({ pairs }: { pairs: readonly Pair[] }): ReactNode {
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ label, ratio, holds }) => (
        <li key={label}>
          {label}: <b>{ratioText(ratio)}</b> {holds ? '✓' : '✗ too low'}
        </li>
      ))}
    </ul>
  );
}

/** What is said of the contrast, in a sentence or two. */
function verdict(refused: readonly Pair[], pairs: readonly Pair[]): string {
  if (refused.length > 0) {
    const which = refused.map(({ label, ratio }) => `${label} has ${ratioText(ratio)}`).join(', ');
    return `Refused: ${which}, and ${customTheme.contrast.text} is needed. The picture keeps the last colours that held.`;
  }
  const lowest = pairs.reduce((low, each) => (each.ratio < low.ratio ? each : low));
  return `Every pair reaches ${customTheme.contrast.text}. The lowest is ${lowest.label.toLowerCase()}, ${ratioText(lowest.ratio)}.`;
}

/** A form with the settings of a chat's look, a drawn chat that follows them, and the contrast of its colours. */
export default function AppearancePreview(): ReactNode {
  const [look, setLook] = useState(newChat);
  const [held, setHeld] = useState<CustomColours>({
    background: newChat.background,
    surface: newChat.surface,
    text: newChat.text,
  });
  const [typed, setTyped] = useState<Partial<Record<ColourName, string>>>({});
  const [faults, setFaults] = useState<readonly string[]>([]);
  const location = useLocation();

  const custom = look.theme === 'custom';
  const refused = custom ? customPairs(look).filter(({ holds }) => !holds) : [];
  const colours = coloursOf(look, held);
  const pairs = pairsOf(colours);

  function show(next: Look): void {
    setLook(next);
    if (customPairs(next).every(({ holds }) => holds)) {
      const { background, surface, text } = next;
      setHeld({ background, surface, text });
    }
  }

  function change(part: Partial<Look>): void {
    const next = { ...look, ...part };
    show(next);
    setFaults([]);
    replaceSearch(searchOf(next, window.location.search));
  }

  function type(name: ColourName, text: string): void {
    const reading = parseColour(text);
    setTyped({ ...typed, [name]: text });
    if ('colour' in reading) {
      change({ [name]: reading.colour });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: anew when a link leads here, not when a key is pressed
  useEffect(() => {
    const reading = lookOf(location.search);
    show(reading.look);
    setTyped({});
    setFaults(reading.faults);
  }, [location]);

  const field = (name: ColourName) => (
    <ColourField
      key={name}
      label={colourLabels[name]}
      typed={typed[name] ?? look[name]}
      colour={look[name]}
      onType={(text) => type(name, text)}
    />
  );
  // The themes have an accent of their own for the one of a new chat.
  const ownAccent = custom || look.accent !== newChat.accent;

  return (
    <div className={styles.preview} data-search="ignore">
      <form
        className={styles.form}
        aria-label="Look of the chat"
        onSubmit={(event) => event.preventDefault()}
      >
        <Choice
          label={settings.theme.label}
          value={look.theme}
          offered={choices.theme}
          onChoose={(theme) => change({ theme })}
        />
        {custom && (
          <fieldset>
            <legend>{settings['custom-theme-colors'].label}</legend>
            {customTheme.takes.map(field)}
          </fieldset>
        )}
        {field('accent')}
        <Choice
          label={settings.font.label}
          value={look.font}
          offered={choices.font}
          onChoose={(font) => change({ font })}
        />
        <label>
          <span>
            {settings['font-size'].label}: {look.size} px
          </span>
          <input
            type="range"
            min={sizes.min}
            max={sizes.max}
            value={look.size}
            aria-valuetext={`${look.size} px`}
            onChange={(event) => change({ size: Number(event.target.value) })}
          />
        </label>
        <Choice
          label={settings.density.label}
          value={look.density}
          offered={choices.density}
          onChoose={(density) => change({ density })}
        />
        <Choice
          label={settings['bubble-style'].label}
          value={look.messages}
          offered={choices.messages}
          onChoose={(messages) => change({ messages })}
        />
        <Choice
          label={settings['show-timestamps'].label}
          value={look.times}
          offered={choices.times}
          onChoose={(times) => change({ times })}
        />
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={look.avatars}
            onChange={(event) => change({ avatars: event.target.checked })}
          />
          <span>{settings['show-avatars'].label}</span>
        </label>
      </form>
      <div className={styles.result}>
        <Picture look={{ ...look, ...held }} colours={colours} />
        {look.times === 'hover' && (
          <p className={styles.note}>Point at a message in the picture to see its time.</p>
        )}
        <div className={styles.needsScripts}>
          <p className={styles.verdict} role="status">
            {[...faults, verdict(refused, pairs)].join(' ')}
          </p>
          {ownAccent && colours.accent !== look.accent && (
            <p className={styles.note}>
              {look.accent} is hard to read on these colours. Here it is shown as {colours.accent}.
            </p>
          )}
          <PairList pairs={custom && refused.length > 0 ? customPairs(look) : pairs} />
          {refused.length === 0 && <CopySettings key={searchOf(look)} look={look} />}
        </div>
      </div>
    </div>
  );
}
