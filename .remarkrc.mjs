import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkLint from 'remark-lint';
import remarkMdx from 'remark-mdx';
import { tsImport } from 'tsx/esm/api';

// Our rules are TypeScript, because they read the facts.
const rules = await tsImport('./tools/lint/index.ts', import.meta.url);

export default {
  plugins: [
    remarkFrontmatter,
    remarkMdx,
    remarkGfm,
    remarkDirective,
    remarkLint,
    rules.deceptiveCharacter,
    rules.literalMarkup,
    rules.missingReview,
    rules.typedFact,
    rules.unknownLabel,
  ],
};
