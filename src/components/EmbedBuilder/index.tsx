import { useLocation } from '@docusaurus/router';
import CopyButton from '@site/src/components/CopyButton';
import { replaceSearch } from '@site/src/components/replaceSearch';
import { embedModes, embedOptions, embedPositions, embedThemes, hideableParts } from '@site/src/facts/embed';
import { languages } from '@site/src/facts/languages';
import { developerLimits } from '@site/src/facts/limits/developers';
import { plans } from '@site/src/facts/plans';
import { addresses, examples } from '@site/src/facts/product';
import { defaultAccent } from '@site/src/facts/themes';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  type Choices,
  choicesOf,
  embedCodes,
  embedOf,
  type FieldId,
  fieldIds,
  noChoices,
  searchOf,
} from './choices';
import { codeOf, placeOf } from './code';
import { hexColour } from './colours';
import { SelectField, TextField } from './fields';
import Picture from './Picture';
import styles from './styles.module.css';

const labels: Readonly<Record<FieldId, string>> = {
  chat: 'Chat address',
  mode: 'Mode',
  width: 'Width',
  height: 'Height',
  theme: 'Theme',
  accent: 'Accent',
  channel: 'Channel',
  lang: 'Language',
  position: 'Position',
  open: 'Open at first',
  hide: 'Hide',
  nickname: 'Nickname',
};

/** What to know that a label does not say. The table of all options says the rest. */
const helps: Partial<Record<FieldId, string>> = {
  chat: `As in ${addresses.chat.replace('https://', '').replace('{chat}', examples.chat)}`,
  width: 'Pixels, or a length such as 100%',
  height: developerLimits['embed-height'].text,
  accent: 'Darkened or lightened where it could not be read',
  channel: 'The one that is open at first',
  nickname: 'A suggestion, which guests may change',
};

function labelsOf(values: Readonly<Record<string, { readonly label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([id, { label }]) => [id, label]));
}

const languageNames = Object.fromEntries(Object.entries(languages).map(([id, { name }]) => [id, name]));

interface PartProps {
  readonly choices: Choices;
  readonly idle: string | undefined;
  readonly onChange: (value: string) => void;
}

function HiddenParts({ choices, idle, onChange }: PartProps): ReactNode {
  const hidden = choices.hide.split(' ').filter(Boolean);
  return (
    <fieldset className={styles.wide} disabled={Boolean(idle)}>
      <legend>{labels.hide}</legend>
      {Object.entries(hideableParts).map(([part, { label, does }]) => (
        <label key={part} className={styles.tick} title={does}>
          <input
            type="checkbox"
            checked={hidden.includes(part)}
            onChange={(event) =>
              onChange(
                Object.keys(hideableParts)
                  .filter((other) => (other === part ? event.target.checked : hidden.includes(other)))
                  .join(' '),
              )
            }
          />
          {label}
        </label>
      ))}
      <p>{hidden.includes('iconbar') ? hideableParts.iconbar.does : embedOptions.hide.does}</p>
    </fieldset>
  );
}

/** Makes the code that puts the reader's chat into a website, with a picture of the result. */
export default function EmbedBuilder(): ReactNode {
  const [choices, setChoices] = useState(noChoices);
  const [drawnOpen, setDrawnOpen] = useState<boolean>();
  const shownCode = useRef<HTMLElement>(null);
  const location = useLocation();
  const id = useId();
  const embed = embedOf(choices);
  const { faults, idle } = embed;
  const text = codeOf(embed);
  const isOpen = drawnOpen ?? embed.values.open === 'true';
  const leftOut = fieldIds.filter((field) => faults[field] && field !== 'chat').map((field) => labels[field]);

  useEffect(() => {
    setChoices(choicesOf(location.search));
  }, [location]);

  function change(field: FieldId | 'code', value: string): void {
    const next = { ...choices, [field]: value };
    setChoices(next);
    if (field === 'open' || field === 'mode') {
      setDrawnOpen(undefined);
    }
    replaceSearch(searchOf(next, window.location.search));
  }

  function field(name: FieldId) {
    return {
      id: name,
      label: labels[name],
      value: choices[name],
      onChange: (value: string) => change(name, value),
      help: helps[name],
      fault: faults[name],
      idle: idle[name],
    };
  }

  return (
    <div className={styles.builder}>
      <div className={styles.form}>
        <TextField {...field('chat')} input={{ placeholder: examples.chat }} />
        <fieldset>
          <legend>Code for</legend>
          {Object.entries(embedCodes).map(([code, label]) => (
            <label key={code} className={styles.tick}>
              <input
                type="radio"
                name={`${id}code`}
                checked={choices.code === code}
                onChange={() => change('code', code)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <SelectField {...field('mode')} value={embed.mode} choices={labelsOf(embedModes)} />
        <TextField {...field('width')} input={{ placeholder: embedOptions.width.default }} />
        <TextField
          {...field('height')}
          input={{ placeholder: embedOptions.height.default, inputMode: 'numeric' }}
        />
        <SelectField {...field('theme')} none="The chat's own" choices={labelsOf(embedThemes)} />
        <TextField {...field('accent')} input={{ placeholder: embedOptions.accent.example }}>
          <input
            type="color"
            aria-label="Choose the accent by eye"
            value={hexColour(choices.accent) ?? defaultAccent}
            onChange={(event) => change('accent', event.target.value)}
          />
        </TextField>
        <TextField {...field('channel')} input={{ placeholder: embedOptions.channel.example }} />
        <SelectField {...field('lang')} none="As set in the chat" choices={languageNames} />
        <TextField {...field('nickname')} input={{ placeholder: embedOptions.nickname.example }} />
        <SelectField {...field('position')} choices={labelsOf(embedPositions)} />
        <SelectField {...field('open')} none="No" choices={{ true: 'Yes' }} />
        <HiddenParts choices={choices} idle={idle.hide} onChange={(value) => change('hide', value)} />
        <p className={styles.wide}>
          Options without a plan beside them are on every plan. A sign-in <code>token</code> needs{' '}
          {plans[embedOptions.token.plan].name}; your server makes it for each visitor, so it isn't here.
        </p>
      </div>
      <Picture embed={embed} open={isOpen} />
      {embed.mode !== 'inline' && (
        <button type="button" className={styles.toggle} onClick={() => setDrawnOpen(!isOpen)}>
          {isOpen ? 'Draw it closed' : 'Draw it open'}
        </button>
      )}
      <div className={styles.result}>
        <p role="status">
          {(faults.chat || !choices.chat.trim()) &&
            `The code shows the example chat ${examples.chat}: type the address of yours. `}
          {leftOut.length > 0 && `Left out until it is right: ${leftOut.join(', ')}. `}
        </p>
        <pre>
          <code ref={shownCode}>{text}</code>
        </pre>
        <CopyButton text={text} what={`the code for ${embedCodes[embed.code]}`} shownIn={shownCode} />
        <p>{placeOf[embed.code]}</p>
      </div>
    </div>
  );
}
