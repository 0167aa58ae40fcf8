import { parse } from '@babel/parser';
import { type PlanId, planIds, plans } from '../../../facts/plans';
import { memoize } from '../../../utils/memoize';
import { type Parsed, parseFile } from '../../../utils/parseFile';
import type { Problem } from '../../../utils/problem';
import { orList } from '../../../utils/text';

export const declarationFile = 'static/sdk/rookery-embed.d.ts';

export interface SdkDoc {
  readonly text: string;
  /** The values of an option, if its type doesn't list them. */
  readonly values?: string;
  readonly default?: string;
  readonly returns?: string;
  readonly throws?: string;
  readonly errorCodes: readonly string[];
  /** The lowest plan that includes the member. Omitted for Free. */
  readonly plan?: PlanId;
  readonly since?: string;
}

/** A function, a method, a field, an option, or an event. */
export interface SdkMember {
  readonly name: string;
  /** The declaration from its name on, so without modifiers. */
  readonly signature: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The fields of an inline object type: `{ text: string }`. */
  readonly fields: readonly SdkMember[];
  readonly doc: SdkDoc;
}

export interface SdkDeclarations {
  readonly functions: readonly SdkMember[];
  /** The members of exported interfaces and classes, by name. Interfaces with `extends` are left out, because they inherit members. */
  readonly membersByType: Readonly<Record<string, readonly SdkMember[]>>;
  readonly errorCodes: readonly string[];
}

/** The JSDoc tags that the reference shows, without `@`. All have text. */
const docTags = ['values', 'default', 'returns', 'throws', 'since', 'errorCodes', 'plan'];

type Statement = ReturnType<typeof parse>['program']['body'][number];
type StatementOf<Type extends Statement['type']> = Extract<Statement, { type: Type }>;

/** What the reference reads of the syntax tree: statements, members, and types. */
type Node =
  | Statement
  | StatementOf<'TSInterfaceDeclaration' | 'ClassDeclaration'>['body']['body'][number]
  | StatementOf<'TSTypeAliasDeclaration'>['typeAnnotation'];

interface Source {
  readonly text: string;
  /** Grows while the file is parsed. */
  readonly problems: Problem[];
}

function addProblem({ problems }: Source, { start }: Pick<Node, 'start'>, message: string): void {
  problems.push({ start: start ?? 0, message });
}

function getText({ text }: Source, { start, end }: Node): string {
  return text.slice(start ?? 0, end ?? 0);
}

function parseStatements(source: Source): Statement[] {
  try {
    const { program } = parse(source.text, {
      sourceType: 'module',
      plugins: [['typescript', { dts: true }]],
    });
    return program.body;
  } catch (error) {
    const { pos, message } = error as { pos: number; message: string };
    addProblem(source, { start: pos }, message);
    return [];
  }
}

function parseDoc(source: Source, node: Node): SdkDoc {
  const comment = node.leadingComments?.at(-1)?.value ?? '';
  if (!comment.startsWith('*')) {
    addProblem(source, node, 'This has no doc comment. Say what it does in `/** … */` above it.');
  }
  const lines = comment.replace(/^\s*\*+[ \t]*/gm, '').trim();
  const [text = '', ...tags] = lines.split(/^@/m).map((section) => section.trim().replace(/\s+/g, ' '));
  const tagTexts: Record<string, string> = {};
  for (const tag of tags) {
    const [name = '', tagText] = tag.split(/ (.*)/);
    if (!docTags.includes(name)) {
      addProblem(source, node, `The reference shows no \`@${name}\`. Use ${orList.format(docTags)}.`);
    } else if (!tagText) {
      addProblem(source, node, `\`@${name}\` has no text. Write it on the same line, or remove the tag.`);
    } else if (Object.hasOwn(tagTexts, name)) {
      addProblem(source, node, `\`@${name}\` is here twice. Write one with both texts.`);
    }
    tagTexts[name] = tagText ?? '';
  }
  const { plan: planName, errorCodes, ...texts } = tagTexts;
  const plan = planIds.find((id) => plans[id].name === planName);
  if (planName && !plan) addProblem(source, node, `\`@plan ${planName}\` isn't the name of a plan.`);
  return { ...texts, text, errorCodes: errorCodes?.split(', ') ?? [], plan };
}

/** Returns the name of a declaration, and its text from the name on. */
function parseSignature(source: Source, node: Node): Pick<SdkMember, 'name' | 'signature'> {
  const identifier = 'key' in node ? node.key : 'id' in node && node.id;
  const isAccessor = 'kind' in node && (node.kind === 'get' || node.kind === 'set');
  if (!isAccessor && identifier && identifier.type === 'Identifier') {
    const signature = getText(source, { ...node, start: identifier.start }).replace(/;$/, '');
    return { name: identifier.name, signature };
  }
  addProblem(source, node, 'The reference shows properties and methods only.');
  return { name: '', signature: '' };
}

function parseMember(source: Source, node: Node): SdkMember {
  const isMethod = node.type === 'TSMethodSignature' || node.type === 'TSDeclareMethod';
  const annotation = !isMethod && 'typeAnnotation' in node ? node.typeAnnotation : undefined;
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
  return {
    ...parseSignature(source, node),
    type: type ? getText(source, type) : '',
    isOptional: 'optional' in node && Boolean(node.optional),
    fields: parseMembers(source, type),
    doc: parseDoc(source, node),
  };
}

/** Parses the members of an object type, an interface, or a class that programs can call. Other types have none. */
function parseMembers(source: Source, node: Node | undefined): readonly SdkMember[] {
  if (node?.type === 'TSTypeLiteral') return node.members.map((member) => parseMember(source, member));
  const members =
    node?.type === 'TSInterfaceDeclaration' || node?.type === 'ClassDeclaration' ? node.body.body : [];
  return members
    .filter((member) => !('kind' in member && member.kind === 'constructor'))
    .filter((member) => !('accessibility' in member) || member.accessibility === 'public')
    .map((member) => parseMember(source, member));
}

/** Parses a string or a union of strings: `'a' | 'b'` to `['a', 'b']`. */
function parseStrings(source: Source, type: Node): string[] {
  const literals = type.type === 'TSUnionType' ? type.types : [type];
  return literals.map((literal) => getText(source, literal).slice(1, -1));
}

/** Parses the types of the SDK. Missing doc comments and unknown JSDoc tags are problems. */
export function parseDeclarations(text: string): Parsed<SdkDeclarations> {
  const source: Source = { text, problems: [] };
  const functions: SdkMember[] = [];
  const membersByType: Record<string, readonly SdkMember[]> = {};
  const errorCodes: string[] = [];
  const shown = 'functions, interfaces, classes, and types that are exported by name';
  for (const statement of parseStatements(source).filter(({ type }) => type.startsWith('Export'))) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    // The doc comment is above `export`.
    const node = declaration && { ...declaration, leadingComments: statement.leadingComments };
    if (node?.type === 'TSDeclareFunction') {
      functions.push(parseMember(source, node));
    } else if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'ClassDeclaration') {
      const inherits = node.type === 'TSInterfaceDeclaration' && node.extends?.length;
      if (!inherits) membersByType[parseSignature(source, node).name] = parseMembers(source, node);
    } else if (node?.type === 'TSTypeAliasDeclaration') {
      if (node.id.name === 'ErrorCode') errorCodes.push(...parseStrings(source, node.typeAnnotation));
    } else {
      addProblem(source, statement, `The reference shows only ${shown}.`);
    }
  }
  return { value: { functions, membersByType, errorCodes }, problems: source.problems };
}

export const readDeclarations = memoize<SdkDeclarations>(() => parseFile(declarationFile, parseDeclarations));
