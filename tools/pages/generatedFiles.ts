import fs from 'node:fs';
import path from 'node:path';
import type { Changes } from './changes';
import { type Load, modulesOf } from './modules';

/** The files for download that are written from the facts, and so can name pages: path and text as they should be. */
function generatedFiles(load: Load): [file: string, text: string][] {
  const { openapiFile, openapiText } = load<{ openapiFile: string; openapiText(): string }>(
    'src/plugins/openapi/file.ts',
  );
  const { webhookSchemaFiles } = load<{ webhookSchemaFiles(): ReadonlyMap<string, string> }>(
    'src/plugins/webhook-schemas/schemas.ts',
  );
  const { sdk } = load<{ sdk: { types: string } }>('src/facts/sdk.ts');
  const { sdkDeclarations } = load<{ sdkDeclarations(): string }>('src/plugins/sdk-types/declarations.ts');
  return [
    [openapiFile, openapiText()],
    ...[...webhookSchemaFiles()].map(([name, text]): [string, string] => [`static/webhooks/${name}`, text]),
    [path.posix.join('static', sdk.types), sdkDeclarations()],
  ];
}

/** Plans to write anew the files for download that say something else once the changes are made. */
export function updateGeneratedFiles(changes: Changes): void {
  const differing = changes.tryOut((copy) =>
    generatedFiles(modulesOf(copy)).filter(
      ([file, text]) => fs.readFileSync(path.join(copy, file), 'utf8') !== text,
    ),
  );
  for (const [file, text] of differing) {
    changes.write(file, text);
  }
}
