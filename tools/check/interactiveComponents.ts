import path from 'node:path';
import { fromRoot, listFiles, readText } from '../../src/utils/files';

/** The line with which a page imports an interactive component, by the name of the component. */
export const importLines = new Map(
  listFiles(fromRoot('.'), 'src/components')
    .filter((file) => file.endsWith('/index.tsx') && readText(fromRoot(file)).includes('withErrorBoundary('))
    .map((file) => path.basename(path.dirname(file)))
    .map((name) => [name, `import ${name} from '@site/src/components/${name}';`]),
);
