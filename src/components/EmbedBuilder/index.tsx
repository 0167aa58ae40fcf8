import type { EmbedOption } from '@site/src/facts/embed';
import { embedModes, embedOptions, embedPositions, embedThemes, hideableParts } from '@site/src/facts/embed';
import { languages } from '@site/src/facts/languages';
import { developerLimits } from '@site/src/facts/limits/developers';
import { plans } from '@site/src/facts/plans';
import { addresses, examples } from '@site/src/facts/product';
import { defaultAccent } from '@site/src/facts/themes';
import { type ReactNode, useId, useState } from 'react';
import CodeBlock from '../../theme/CodeBlock';
import { hexColor } from '../shared/color';
import { SelectField, TextField, Tick } from '../shared/fields';
import { type Options, optionsOf } from '../shared/options';
import Status from '../shared/Status';
import shared from '../shared/styles.module.css';
import { useAddressState } from '../shared/useAddressState';
import { type Choices, choicesOf, embedCodes, embedOf, type FieldId, fieldIds, searchOf } from './choices';
import { codeOf, linesOf, placeOf } from './code';
import Picture from './Picture';
import styles from './styles.module.css';

interface FieldText {
  readonly label: string;
  /** What the label doesn't say. The table of all options says the rest. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** The values to choose from; without them, the field takes text. */
  readonly options?: Options;
}

const fieldTexts: Readonly<Record<FieldId, FieldText>> = {
  chat: {
    label: 'Chat address',
    hint: `The last part of ${addresses.chat.replace('https://', '').replace('{chat}', examples.chat)}`,
    placeholder: `Example: ${examples.chat}`,
  },
  mode: { label: 'Mode', options: optionsOf(embedModes) },
  width: {
    label: 'Width',
    hint: 'In pixels, or a length such as 100%',
    placeholder: `Default: ${embedOptions.width.default}`,
  },
  height: {
    label: 'Height',
    hint: developerLimits['embed-height'].text,
    placeholder: `Default: ${embedOptions.height.default}`,
  },
  theme: { label: 'Theme', options: [['', "The chat's own"], ...Object.entries(embedThemes)] },
  accent: {
    label: 'Accent color',
    hint: 'Adjusted if it would be hard to read',
    placeholder: `Example: ${embedOptions.accent.example}`,
  },
  channel: {
    label: 'Channel',
    hint: 'The channel that opens first',
    placeholder: `Example: ${embedOptions.channel.example}`,
  },
  lang: { label: 'Language', options: [['', "The chat's own"], ...Object.entries(languages)] },
  position: { label: 'Position', options: Object.entries(embedPositions) },
  open: {
    label: 'Open when the page loads',
    options: Object.entries({ '': 'No', true: 'Yes' }),
  },
  hide: { label: 'Hide', hint: 'The parts of the chat to hide. Visitors can still use commands.' },
  nickname: {
    label: 'Nickname',
    hint: 'A suggestion that guests can change',
    placeholder: `Example: ${embedOptions.nickname.example}`,
  },
};

interface HiddenPartsProps {
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

function HiddenParts({ hidden, onChange }: HiddenPartsProps): ReactNode {
  const parts = Object.entries(hideableParts);
  const ids = parts.map(([id]) => id);
  return (
    <fieldset className={shared.group}>
      <legend>{fieldTexts.hide.label}</legend>
      <div className={styles.ticks}>
        {parts.map(([part, { label, does }]) => (
          <Tick
            key={part}
            title={does}
            checked={hidden.includes(part)}
            onChange={(checked) =>
              onChange(ids.filter((id) => (id === part ? checked : hidden.includes(id))))
            }
          >
            {label}
          </Tick>
        ))}
      </div>
      <p className={shared.hint}>
        {hidden.includes('iconbar') ? hideableParts.iconbar.does : fieldTexts.hide.hint}
      </p>
    </fieldset>
  );
}

/** Builds the code that embeds the reader's chat in a website, with a picture of the result. */
export default function EmbedBuilder(): ReactNode {
  const [choices, setChoices] = useAddressState(choicesOf, searchOf);
  const [showsMore, setShowsMore] = useState(false);
  const group = useId();
  const embed = embedOf(choices);
  const { code, mode, values, faults, idle } = embed;
  const leftOut = fieldIds.filter((id) => faults[id] && id !== 'chat').map((id) => fieldTexts[id].label);

  function change(part: Partial<Choices>): void {
    setChoices({ ...choices, ...part });
  }

  /** A field, if it has an effect in this code and this mode. */
  function field(id: FieldId, extra?: ReactNode): ReactNode {
    if (idle.has(id)) {
      return null;
    }
    const { plan }: EmbedOption = embedOptions[id];
    const { label, hint, placeholder, options } = fieldTexts[id];
    const common = {
      label: (
        <>
          {label} {plan && <span className="plan">{plans[plan].name}</span>}
        </>
      ),
      hint,
      onChange: (value: string) => change({ [id]: value }),
    };
    return options ? (
      <SelectField {...common} options={options} value={id === 'mode' ? mode : choices[id]} />
    ) : (
      <TextField
        {...common}
        value={choices[id]}
        error={faults[id]}
        placeholder={placeholder}
        inputMode={id === 'height' ? 'numeric' : 'text'}
      >
        {extra}
      </TextField>
    );
  }

  return (
    <div className={`${styles.builder} wide`}>
      <div className={styles.columns}>
        <div className={styles.form}>
          {field('chat')}
          <fieldset className={shared.group}>
            <legend>Code for</legend>
            <div className={styles.ticks}>
              {Object.entries(embedCodes).map(([id, label]) => (
                <Tick
                  key={id}
                  type="radio"
                  name={group}
                  checked={code === id}
                  onChange={() => change({ code: id })}
                >
                  {label}
                </Tick>
              ))}
            </div>
          </fieldset>
          {field('mode')}
        </div>
        <div className={styles.shown}>
          <div className={styles.result}>
            <Status className={faults.chat && shared.error}>
              <p>
                {faults.chat && "The chat address isn't valid. "}
                {(faults.chat || !choices.chat.trim()) &&
                  `This code shows the example chat ${examples.chat}. Enter the address of your chat. `}
                {leftOut.length > 0 &&
                  `These fields have errors and aren't in the code: ${leftOut.join(', ')}. `}
              </p>
            </Status>
            <CodeBlock
              html={linesOf(codeOf(embed))}
              language={code === 'react' ? 'jsx' : 'html'}
              title={embedCodes[code]}
            />
            <p>{placeOf[code]}</p>
          </div>
          <Picture embed={embed} />
        </div>
        <details
          className={styles.more}
          // The address can set some.
          open={showsMore || leftOut.length > 0 || Object.keys(values).length > 0}
          onToggle={(event) => setShowsMore(event.currentTarget.open)}
        >
          <summary className={styles.opener}>More options</summary>
          {field('width')}
          {field('height')}
          {field('theme')}
          {field(
            'accent',
            <input
              type="color"
              aria-label="Accent color, from a palette"
              value={hexColor(choices.accent) ?? defaultAccent}
              onChange={(event) => change({ accent: event.target.value })}
            />,
          )}
          {field('channel')}
          {field('lang')}
          {field('nickname')}
          {field('position')}
          {field('open')}
          {!idle.has('hide') && (
            <HiddenParts
              hidden={choices.hide.split(' ').filter(Boolean)}
              onChange={(hidden) => change({ hide: hidden.join(' ') })}
            />
          )}
          <p className={shared.hint}>
            Options without a plan label are available on every plan. A sign-in <code>token</code> requires{' '}
            {plans[embedOptions.token.plan].name}. It isn't listed here because your server creates one for
            each visitor.
          </p>
        </details>
      </div>
    </div>
  );
}
