import { embedModes, embedOptions, embedPositions, embedThemes, hideableParts } from '@site/src/facts/embed';
import { limits } from '@site/src/facts/limits';
import { addresses, examples } from '@site/src/facts/product';
import { defaultAccent } from '@site/src/facts/themes';
import CodeBlock from '@theme/CodeBlock';
import { type ReactNode, useRef, useState } from 'react';
import CopyButton from '../ui/CopyButton';
import { CheckField, RadioField, SelectField, TextField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { readColor } from './color';
import { type EmbedCode, embedCodes, embedOf, type FieldId, hasEffect, noChoices } from './embed';
import Picture from './Preview';
import styles from './styles.module.css';

/** What to do with the code. */
const placeOf: Readonly<Record<EmbedCode, string>> = {
  iframe: 'Paste it into an HTML block where you want the chat.',
  script: 'Paste both elements into an HTML block where you want the chat. The block has to allow scripts.',
};

const labels: Readonly<Record<FieldId, string>> = {
  chat: 'Chat address',
  mode: 'Mode',
  width: 'Width',
  height: 'Height',
  theme: 'Theme',
  accent: 'Accent color',
  position: 'Position',
  hide: 'Hide',
};

const chatPage = addresses.chat.replace('https://', '').replace('{chat}', examples.chat);
const modes = Object.entries(embedModes);
const parts = Object.entries(hideableParts);

/** Builds the code that embeds the reader's chat in a website, with a picture of the result. */
export default function EmbedBuilder(): ReactNode {
  const [code, setCode] = useState<EmbedCode>('iframe');
  const [choices, setChoices] = useState(noChoices);
  const shownIn = useRef<HTMLDivElement>(null);
  const embed = embedOf(code, choices);
  const { mode, faults, text } = embed;
  const hidden = choices.hide.split(' ');
  const leftOut = (Object.keys(faults) as FieldId[]).map((id) => labels[id]).join(', ');

  function field(id: FieldId) {
    return {
      label: labels[id],
      value: choices[id],
      error: faults[id],
      onChange: (value: string) => setChoices({ ...choices, [id]: value }),
    };
  }

  function hide(part: string, isHidden: boolean): void {
    const all = parts.map(([id]) => id).filter((id) => (id === part ? isHidden : hidden.includes(id)));
    setChoices({ ...choices, hide: all.join(' ') });
  }

  return (
    <div className={`${shared.panel} wide`} data-search="ignore">
      <div className={shared.sides}>
        <div className={styles.form}>
          <TextField
            {...field('chat')}
            className={shared.wide}
            placeholder={examples.chat}
            hint={`The last part of ${chatPage}, which the code shows until you enter yours.`}
          />
          <RadioField
            label="Code for"
            className={shared.wide}
            value={code}
            options={Object.entries(embedCodes) as [EmbedCode, string][]}
            onChange={setCode}
          />
          {code === 'script' && <SelectField {...field('mode')} className={shared.wide} options={modes} />}
          {hasEffect('width', mode) && (
            <TextField
              {...field('width')}
              hint="Pixels or percent."
              placeholder={embedOptions.width.default}
            />
          )}
          {hasEffect('height', mode) && (
            <TextField
              {...field('height')}
              inputMode="numeric"
              hint={`${limits['embed-height'].text}.`}
              placeholder={embedOptions.height.default}
            />
          )}
          <SelectField {...field('theme')} options={[['', 'Chat default'], ...Object.entries(embedThemes)]} />
          <TextField {...field('accent')} hint="Adjusted if hard to read." placeholder={defaultAccent}>
            <input
              type="color"
              className={shared.input}
              aria-label="Accent color, from a palette"
              value={readColor(choices.accent).value ?? defaultAccent}
              onChange={(event) => setChoices({ ...choices, accent: event.target.value })}
            />
          </TextField>
          {hasEffect('position', mode) && (
            <SelectField {...field('position')} options={Object.entries(embedPositions)} />
          )}
          <fieldset className={`${shared.group} ${shared.wide}`}>
            <legend>{labels.hide}</legend>
            <p className={shared.hint}>Visitors can still use commands.</p>
            <div className={styles.ticks}>
              {parts.map(([part, { label, does }]) => (
                <div key={part}>
                  <CheckField
                    hint={does}
                    checked={hidden.includes(part)}
                    onChange={(isHidden) => hide(part, isHidden)}
                  >
                    {label}
                  </CheckField>
                </div>
              ))}
            </div>
          </fieldset>
        </div>
        <div className={shared.answer}>
          <div className={styles.shown}>
            <Picture embed={embed} />
            <CopyButton
              text={text}
              what={`code for ${embedCodes[code]}`}
              label="Copy code"
              shownIn={shownIn}
            />
            <Status className={shared.error}>{leftOut && `Left out of the code: ${leftOut}.`}</Status>
            <div ref={shownIn} className={styles.code}>
              <CodeBlock language="html">{text}</CodeBlock>
            </div>
            <p className={shared.hint}>{placeOf[code]}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
