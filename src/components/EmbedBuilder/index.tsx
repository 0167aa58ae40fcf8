import { embedModes, embedOptions, embedPositions, embedThemes, hideableParts } from '@site/src/facts/embed';
import { languages } from '@site/src/facts/languages';
import { limits } from '@site/src/facts/limits';
import { addresses, examples } from '@site/src/facts/product';
import { defaultAccent } from '@site/src/facts/themes';
import { type ReactNode, useRef, useState } from 'react';
import CodeBlock from '../../theme/CodeBlock';
import CopyButton from '../ui/CopyButton';
import { readColor } from '../ui/color';
import { ColorField, Segments, SelectField, TextField, Tick } from '../ui/fields';
import { type Options, optionsOf } from '../ui/options';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { useAddressState } from '../ui/useAddressState';
import { type Choices, choicesOf, embedCodes, embedOf, type FieldId, fieldIds, searchOf } from './choices';
import { codeOf, highlight, placeOf } from './code';
import Picture from './Picture';
import styles from './styles.module.css';

interface FieldText {
  readonly label: string;
  /** What the label doesn't say. The table of all options says the rest. */
  readonly hint?: string;
  /** What applies if the field is empty. */
  readonly placeholder?: string;
  /** The values to choose from; without them, the field takes text. */
  readonly options?: Options;
}

const fieldTexts: Readonly<Record<FieldId, FieldText>> = {
  chat: {
    label: 'Chat address',
    placeholder: examples.chat,
    hint: `The last part of ${addresses.chat.replace('https://', '').replace('{chat}', examples.chat)}, which the code shows until you enter yours.`,
  },
  mode: { label: 'Mode', options: optionsOf(embedModes) },
  width: { label: 'Width', hint: 'Pixels or percent.', placeholder: embedOptions.width.default },
  height: {
    label: 'Height',
    hint: `${limits['embed-height'].text}.`,
    placeholder: embedOptions.height.default,
  },
  theme: { label: 'Theme', options: [['', 'Chat default'], ...Object.entries(embedThemes)] },
  accent: { label: 'Accent color', hint: 'Adjusted if hard to read.', placeholder: defaultAccent },
  channel: {
    label: 'Channel',
    hint: `The channel that opens first, such as ${embedOptions.channel.example}.`,
  },
  lang: { label: 'Language', options: [['', 'Chat default'], ...Object.entries(languages)] },
  position: { label: 'Position', options: Object.entries(embedPositions) },
  open: {
    label: 'Open when the page loads',
    options: Object.entries({ '': 'No', true: 'Yes' }),
  },
  hide: { label: 'Hide', hint: 'The parts of the chat to hide. Visitors can still use commands.' },
  nickname: {
    label: 'Nickname',
    hint: `A suggestion that guests can change, such as ${embedOptions.nickname.example}.`,
  },
};

const parts = Object.entries(hideableParts);
const partIds = parts.map(([id]) => id);

/** The fields that few readers need. */
const rareIds = ['open', 'channel', 'lang', 'nickname'] as const;

/** Builds the code that embeds the reader's chat in a website, with a picture of the result. */
export default function EmbedBuilder(): ReactNode {
  const [choices, setChoices] = useAddressState(choicesOf, searchOf);
  const [showsMore, setShowsMore] = useState(false);
  const embed = embedOf(choices);
  const { code, mode, values, faults, idle } = embed;
  const shownIn = useRef<HTMLDivElement>(null);
  const text = codeOf(embed);
  const hidden = choices.hide.split(' ');
  const leftOut = fieldIds.filter((id) => faults[id]).map((id) => fieldTexts[id].label);

  function change(part: Partial<Choices>): void {
    setChoices({ ...choices, ...part });
  }

  /** A field, if it has an effect in this code and this mode. */
  function field(id: FieldId): ReactNode {
    if (idle.has(id)) {
      return null;
    }
    const { placeholder, options, ...texts } = fieldTexts[id];
    const common = {
      ...texts,
      className: id === 'chat' || id === 'mode' ? shared.wide : undefined,
      onChange: (value: string) => change({ [id]: value }),
    };
    if (options) {
      return <SelectField {...common} options={options} value={id === 'mode' ? mode : choices[id]} />;
    }
    const typed = { ...common, value: choices[id], error: faults[id], placeholder };
    return id === 'accent' ? (
      <ColorField {...typed} color={readColor(choices.accent).value ?? defaultAccent} />
    ) : (
      <TextField {...typed} inputMode={id === 'height' ? 'numeric' : 'text'} />
    );
  }

  return (
    <div className={`${shared.panel} wide`}>
      <div className={shared.sides}>
        <div className={styles.form}>
          {field('chat')}
          <Segments
            label="Code for"
            className={shared.wide}
            value={code}
            options={optionsOf(embedCodes)}
            onChange={(id) => change({ code: id })}
          />
          {field('mode')}
          {field('width')}
          {field('height')}
          {field('theme')}
          {field('accent')}
          {field('position')}
          {!idle.has('hide') && (
            <fieldset className={`${shared.group} ${shared.wide}`}>
              <legend>{fieldTexts.hide.label}</legend>
              <div className={styles.ticks}>
                {parts.map(([part, { label, does }]) => (
                  <div key={part}>
                    <Tick
                      hint={does}
                      checked={hidden.includes(part)}
                      onChange={(checked) =>
                        change({
                          hide: partIds
                            .filter((id) => (id === part ? checked : hidden.includes(id)))
                            .join(' '),
                        })
                      }
                    >
                      {label}
                    </Tick>
                  </div>
                ))}
              </div>
              <p className={shared.hint}>{fieldTexts.hide.hint}</p>
            </fieldset>
          )}
          <details
            className={shared.wide}
            // The address can set some.
            open={showsMore || rareIds.some((id) => faults[id] || values[id])}
            onToggle={(event) => setShowsMore(event.currentTarget.open)}
          >
            <summary>More options</summary>
            <div className={styles.fields}>
              {field('open')}
              {field('channel')}
              {field('lang')}
              {field('nickname')}
            </div>
          </details>
        </div>
        <div className={shared.answer}>
          <div className={styles.shown}>
            <Picture embed={embed} />
            <div className={styles.head}>
              <CopyButton
                text={text}
                what={`code for ${embedCodes[code]}`}
                label="Copy code"
                shownIn={shownIn}
              />
            </div>
            <div className={styles.result}>
              <Status className={shared.error}>
                {leftOut.length > 0 &&
                  `These fields have errors and aren't in the code: ${leftOut.join(', ')}.`}
              </Status>
              <div ref={shownIn}>
                <CodeBlock html={highlight(text)} language={code === 'react' ? 'jsx' : 'html'} />
              </div>
              <p className={shared.hint}>{placeOf[code]}</p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
