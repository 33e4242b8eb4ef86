import { Mark, Node, type Extensions } from '@tiptap/core';

/** Without a tool, a key or a shortcut: older and pasted texts have it, and editing must not drop it. */
const keptMark = (tag: string, ...also: string[]) =>
  Mark.create({ name: tag, parseHTML: () => [tag, ...also].map((name) => ({ tag: name })), renderHTML: () => [tag, 0] });

const Quote = Node.create({
  name: 'blockquote', group: 'block', content: 'block+', defining: true,
  parseHTML: () => [{ tag: 'blockquote' }], renderHTML: () => ['blockquote', 0],
});

const Preformatted = Node.create({
  name: 'preformatted', group: 'block', content: 'inline*', code: true, defining: true, whitespace: 'pre',
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }], renderHTML: () => ['pre', 0],
});

const Rule = Node.create({ name: 'rule', group: 'block', parseHTML: () => [{ tag: 'hr' }], renderHTML: () => ['hr'] });

/** What the server's allow-list (server/engine/write/sanitize.ts) lets through and the toolbar doesn't offer. */
export const withoutTool: Extensions = [
  keptMark('u'), keptMark('s', 'del', 'strike'), keptMark('sub'), keptMark('sup'), keptMark('code'), Quote, Preformatted, Rule,
];
