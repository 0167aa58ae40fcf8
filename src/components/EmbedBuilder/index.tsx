import { embedElements, embedModes, embedOptions, embedPositions, embedThemes } from '@site/src/facts/embed';
import { limits } from '@site/src/facts/limits';
import { examples } from '@site/src/facts/product';
import { defaultAccent } from '@site/src/facts/themes';
import { highlight } from '@site/src/utils/highlight';
import type { PropsWithChildren, ReactNode } from 'react';
import AnnouncedText from '../ui/AnnouncedText';
import CheckboxField from '../ui/CheckboxField';
import ColorInput from '../ui/ColorInput';
import HighlightedCode from '../ui/HighlightedCode';
import Panel from '../ui/Panel';
import SelectField from '../ui/SelectField';
import ui from '../ui/styles.module.css';
import TextField from '../ui/TextField';
import { useQueryParams } from '../ui/useQueryParams';
import withErrorBoundary from '../ui/withErrorBoundary';
import {
  buildEmbed,
  type EmbedFormat,
  embedFormats,
  type FieldId,
  hasEffect,
  initialParams,
  sanitizeFields,
} from './embed';
import Preview from './Preview';
import styles from './styles.module.css';

const labels: Readonly<Record<FieldId, string>> = {
  chat: 'Address',
  mode: 'Mode',
  width: 'Width',
  height: 'Height',
  theme: 'Theme',
  accent: 'Accent color',
  position: 'Position',
  hide: 'Hide',
};

const modes = Object.entries(embedModes);
const hideable = Object.entries(embedElements);

/** Builds the code that embeds the reader's chat in a website. The children are the scene of a chat for the preview. */
export default withErrorBoundary(function EmbedBuilder({ children }: PropsWithChildren): ReactNode {
  const [fields, setParams] = useQueryParams(initialParams, sanitizeFields);
  const embed = buildEmbed(fields);
  const { mode, errors, code } = embed;
  const hidden = fields.hide.split(' ');
  const omitted = (Object.keys(errors) as FieldId[]).map((id) => labels[id]).join(', ');

  function fieldProps(id: FieldId) {
    return {
      label: labels[id],
      value: fields[id],
      error: errors[id],
      onChange: (value: string) => setParams(() => ({ [id]: value })),
    };
  }

  function setHidden(element: string, isHidden: boolean): void {
    setParams((current) => {
      const others = current.hide.split(' ').filter((id) => id !== element);
      return { hide: [...others, isHidden ? element : ''].join(' ') };
    });
  }

  return (
    <Panel className="rk-full-width">
      <div className={`${styles.form} rk-js-only rk-no-print`}>
        <TextField
          {...fieldProps('chat')}
          className={styles.wide}
          placeholder={`Example: ${examples.chat}`}
          hint="The last part of its URL."
        />
        <SelectField
          label="Code for"
          value={fields.format}
          options={Object.entries(embedFormats) as [EmbedFormat, string][]}
          onChange={(format) => setParams(() => ({ format }))}
        />
        <SelectField
          {...fieldProps('theme')}
          options={[['', 'Chat default'], ...Object.entries(embedThemes)]}
        />
        {fields.format === 'script' && <SelectField {...fieldProps('mode')} options={modes} />}
        {hasEffect('position', mode) && (
          <SelectField {...fieldProps('position')} options={Object.entries(embedPositions)} />
        )}
        {hasEffect('width', mode) && (
          <TextField
            {...fieldProps('width')}
            hint="Pixels or percent."
            placeholder={`Default: ${embedOptions.width.default}`}
          />
        )}
        {hasEffect('height', mode) && (
          <TextField
            {...fieldProps('height')}
            inputMode="numeric"
            hint={`${limits['embed-height'].text}.`}
            placeholder={`Default: ${embedOptions.height.default}`}
          />
        )}
        <TextField
          {...fieldProps('accent')}
          className={styles.wide}
          placeholder={`Example: ${defaultAccent}`}
        >
          <ColorInput
            label="Accent color, from a palette"
            value={embed.values.accent ?? defaultAccent}
            onChange={fieldProps('accent').onChange}
          />
        </TextField>
        <fieldset className={`${ui.field} ${styles.hideField}`}>
          <legend>{labels.hide}</legend>
          <div className={styles.checkboxes}>
            {hideable.map(([id, label]) => (
              <CheckboxField
                key={id}
                checked={hidden.includes(id)}
                onChange={(isHidden) => setHidden(id, isHidden)}
              >
                {label}
              </CheckboxField>
            ))}
          </div>
        </fieldset>
      </div>
      <div className={styles.result}>
        <div className={styles.code}>
          <HighlightedCode language="html" title="Embed code" highlightedHtml={highlight(code, 'html')} />
          <AnnouncedText className={omitted && ui.hint}>
            {omitted && `Left out of the code: ${omitted}.`}
          </AnnouncedText>
          {fields.format === 'script' && (
            <p className={ui.hint}>The HTML block on your site has to allow scripts.</p>
          )}
        </div>
        <Preview embed={embed}>{children}</Preview>
      </div>
    </Panel>
  );
});
