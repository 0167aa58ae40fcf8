import {
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableElements,
} from '@site/src/facts/embed';
import { examples } from '@site/src/facts/product';
import { defaultAccent } from '@site/src/facts/themes';
import { highlight } from '@site/src/utils/highlight';
import type { PropsWithChildren, ReactNode } from 'react';
import HighlightedCode from '../ui/HighlightedCode';
import Panel from '../ui/Panel';
import SelectField from '../ui/SelectField';
import ui from '../ui/styles.module.css';
import TextField from '../ui/TextField';
import { useAnnouncement } from '../ui/useAnnouncement';
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

const exampleNote = 'This shows an example. Enter the address of your chat.';

/** Builds the code that embeds the reader's chat in a website. The children are the scene of a chat for the preview. */
export default withErrorBoundary(function EmbedBuilder({ children }: PropsWithChildren): ReactNode {
  const [fields, setParams] = useQueryParams(initialParams, sanitizeFields);
  const embed = buildEmbed(fields);
  const { mode, errors, code, isExample } = embed;
  const hidden = fields.hide.split(' ');
  const omitted = (Object.keys(errors) as FieldId[]).map((id) => labels[id]).join(', ');
  const notes = [omitted && `Left out of the code: ${omitted}.`, isExample && exampleNote].filter(Boolean);
  useAnnouncement(['The code has changed.', ...notes].join(' '), code + omitted);

  function fieldProps(id: FieldId) {
    return {
      label: labels[id],
      value: fields[id],
      error: errors[id],
      onChange: (value: string) => setParams({ [id]: value }),
    };
  }

  function toggleHidden(id: string): void {
    const others = hidden.filter((other) => other !== id);
    setParams({ hide: (hidden.includes(id) ? others : [...hidden, id]).join(' ') });
  }

  const accent = embed.values.accent ?? defaultAccent;

  return (
    <Panel>
      <div className={`${ui.fields} rk-js-only rk-no-print`}>
        <TextField
          {...fieldProps('chat')}
          placeholder={`Example: ${examples.chat}`}
          hint="The last part of your chat's URL."
        />
        <SelectField
          label="Code for"
          value={fields.format}
          options={Object.entries(embedFormats) as [EmbedFormat, string][]}
          onChange={(format) => setParams({ format })}
        />
        <SelectField
          {...fieldProps('theme')}
          options={[['', 'Chat default'], ...Object.entries(embedThemes)]}
        />
        {fields.format === 'script' && (
          <SelectField {...fieldProps('mode')} options={Object.entries(embedModes)} />
        )}
        {hasEffect('position', mode) && (
          <SelectField {...fieldProps('position')} options={Object.entries(embedPositions)} />
        )}
        {hasEffect('width', mode) && (
          <TextField {...fieldProps('width')} placeholder={`Default: ${embedOptions.width.default}`} />
        )}
        {hasEffect('height', mode) && (
          <TextField
            {...fieldProps('height')}
            inputMode="numeric"
            placeholder={`Default: ${embedOptions.height.default} px`}
          />
        )}
        <TextField {...fieldProps('accent')} placeholder={`Example: ${defaultAccent}`}>
          <input
            type="color"
            className={ui.input}
            autoComplete="off"
            aria-label="Accent color, from a palette"
            value={accent}
            onChange={(event) => fieldProps('accent').onChange(event.target.value)}
          />
        </TextField>
        <fieldset className={`${ui.field} ${ui.wide}`}>
          <legend>{labels.hide}</legend>
          <div className="rk-row">
            {Object.entries(hideableElements).map(([id, label]) => (
              <label key={id}>
                <input
                  type="checkbox"
                  className="margin-left--none margin-right--sm"
                  name={id}
                  autoComplete="off"
                  checked={hidden.includes(id)}
                  onChange={() => toggleHidden(id)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className={ui.answer}>
        <HighlightedCode
          language="html"
          title="Embed code"
          highlightedHtml={highlight(code, 'html')}
          copyLabel="Copy"
        />
        {notes.length > 0 && (
          <p className={`${ui.hint} margin-bottom--md rk-js-only rk-no-print`}>
            <span>{notes.join(' ')}</span>
          </p>
        )}
        {fields.format === 'script' && (
          <p className={`${ui.hint} margin-bottom--md`}>The HTML block on your site has to allow scripts.</p>
        )}
        <Preview embed={embed}>{children}</Preview>
      </div>
    </Panel>
  );
});
