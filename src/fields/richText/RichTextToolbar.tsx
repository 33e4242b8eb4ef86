import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletedIcon from '@mui/icons-material/FormatListBulleted';
import NumberedIcon from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ChainedCommands, CommandProps, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { TiptapEditorContext } from 'ra-input-rich-text';
import {
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { richTextWords as words } from '../../i18n/forms';
import { toolbarClass, toolbarStyle } from './contentStyle';

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog')).LinkDialog }));

type Change = (chain: ChainedCommands) => ChainedCommands;

/** The page already has a first-level heading. */
const levels = [2, 3, 4] as const;
const headings: readonly (readonly [string, Change])[] = [
  [words.paragraph, (chain) => chain.setParagraph()],
  ...levels.map((level): [string, Change] => [words.headingLevel(level), (chain) => chain.setHeading({ level })]),
];

/** A table at the end needs a paragraph after it, to continue typing. */
function addParagraphBelow({ tr, state }: CommandProps): boolean {
  if (tr.doc.lastChild?.type.name === 'table') tr.insert(tr.doc.content.size, state.schema.node('paragraph'));
  return true;
}
const insertTable: readonly (readonly [string, Change])[] = [
  [
    words.insertTable,
    (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).command(addParagraphBelow),
  ],
];
const changeTable: readonly (readonly [string, Change])[] = [
  [words.addRow, (chain) => chain.addRowAfter()],
  [words.addColumn, (chain) => chain.addColumnAfter()],
  [words.toggleHeader, (chain) => chain.toggleHeaderRow()],
  [words.deleteRow, (chain) => chain.deleteRow()],
  [words.deleteColumn, (chain) => chain.deleteColumn()],
  [words.deleteTable, (chain) => chain.deleteTable()],
];

interface RichTextToolbarProps {
  /** The name of the field. */
  name: string;
  disabled: boolean;
  /** Leaves out headings, undo and redo. */
  brief?: boolean | undefined;
}

/**
 * Nine tools, or six for short texts, always in this order. They are a single tab stop; arrow keys move between tools.
 */
export function RichTextToolbar(props: RichTextToolbarProps) {
  // `useTiptapEditor` returns nothing for a read-only text.
  const editor = useContext(TiptapEditorContext) as Editor | null;
  return editor && !editor.isDestroyed ? (
    <Tools {...props} editor={editor} />
  ) : (
    <Box className={toolbarClass} sx={toolbarStyle} />
  );
}

function Tools({ name, disabled, brief, editor }: RichTextToolbarProps & { editor: Editor }) {
  const active = useEditorState({ editor, selector: ({ editor: now }) => statesOf(now) });
  const [isLinking, setLinking] = useState(false);
  const roving = useRovingFocus();
  const run = (change: Change) => void change(editor.chain().focus()).run();
  const tool = (label: string, Icon: ComponentType<{ fontSize: 'small' }>, pressed: boolean, change: Change) => (
    <Tool label={label} Icon={Icon} pressed={pressed} disabled={disabled} onClick={() => run(change)} />
  );
  return (
    <Box role="toolbar" aria-label={words.toolbar(name)} {...roving} className={toolbarClass} sx={toolbarStyle}>
      {!brief && (
        <ToolMenu
          label={words.heading}
          Icon={TitleIcon}
          pressed={active.heading > 0}
          disabled={disabled}
          changes={headings}
          chosen={levels.indexOf(active.heading as 2) + 1}
          run={run}
        />
      )}
      {tool(words.bold, BoldIcon, active.bold, (chain) => chain.toggleBold())}
      {tool(words.italic, ItalicIcon, active.italic, (chain) => chain.toggleItalic())}
      <Tool
        label={words.link}
        Icon={LinkIcon}
        pressed={active.link}
        disabled={disabled}
        onClick={() => setLinking(true)}
      />
      {tool(words.numbered, NumberedIcon, active.list === 'orderedList', (chain) => chain.toggleOrderedList())}
      {tool(words.bulleted, BulletedIcon, active.list === 'bulletList', (chain) => chain.toggleBulletList())}
      <ToolMenu
        label={words.table}
        Icon={TableIcon}
        pressed={active.table}
        disabled={disabled}
        changes={active.table ? changeTable : insertTable}
        run={run}
      />
      {!brief && (
        <>
          <Tool
            label={words.undo}
            Icon={UndoIcon}
            disabled={disabled || !active.undo}
            onClick={() => run((chain) => chain.undo())}
          />
          <Tool
            label={words.redo}
            Icon={RedoIcon}
            disabled={disabled || !active.redo}
            onClick={() => run((chain) => chain.redo())}
          />
        </>
      )}
      {isLinking && (
        <Suspense>
          <LinkDialog editor={editor} run={run} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** Which tools are active; in nested lists, only the innermost list counts. */
function statesOf(editor: Editor) {
  const { $from } = editor.state.selection;
  const around = Array.from({ length: $from.depth }, (_, above) => $from.node($from.depth - above).type.name);
  return {
    heading: editor.isActive('heading') ? (editor.getAttributes('heading').level as number) : 0,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    list: around.find((type) => type === 'bulletList' || type === 'orderedList'),
    table: around.includes('table'),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  };
}

interface ToolProps {
  label: string;
  Icon: ComponentType<{ fontSize: 'small' }>;
  /** The tool has no effect at the moment; its button can still be focused. */
  disabled: boolean;
  pressed?: boolean;
}

function Tool({
  label,
  Icon,
  disabled,
  pressed,
  hasMenu = false,
  onClick,
}: ToolProps & { hasMenu?: boolean; onClick: (event: MouseEvent<HTMLButtonElement>) => void }) {
  return (
    <IconButton
      size="small"
      title={label}
      aria-label={label}
      aria-pressed={hasMenu ? undefined : pressed}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-disabled={disabled || undefined}
      // Keeps the selection in the text while a tool is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => disabled || onClick(event)}
      sx={{
        borderRadius: 1,
        color: pressed ? 'primary.main' : 'text.primary',
        bgcolor: pressed ? 'action.selected' : undefined,
        opacity: disabled ? 0.38 : 1,
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

/** A tool with several actions. */
function ToolMenu({
  changes,
  chosen,
  run,
  ...tool
}: ToolProps & { changes: readonly (readonly [string, Change])[]; chosen?: number; run: (change: Change) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tool {...tool} hasMenu onClick={(event) => setAnchor(event.currentTarget)} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': tool.label } }}
      >
        {changes.map(([label, change], index) => (
          <MenuItem
            key={label}
            selected={index === chosen}
            onClick={() => {
              // Closing the menu focuses its button, so the text must get the focus after that.
              flushSync(() => setAnchor(null));
              run(change);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/**
 * Makes a toolbar a single tab stop (WAI-ARIA Authoring Practices, "Toolbar"): arrow keys, Home and End move between
 * its buttons, and Tab returns to the one used last. Unavailable buttons are only marked with `aria-disabled`, so that
 * the tab stop never disappears.
 * @returns props of the toolbar element
 */
function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const buttons = useCallback(() => [...(ref.current?.querySelectorAll<HTMLElement>(':scope button') ?? [])], []);
  const makeStop = useCallback(
    (stop: EventTarget | undefined) => {
      // The focus may be in a tool's menu or dialog, since React's events bubble from there too.
      if (!buttons().includes(stop as HTMLElement)) return;
      for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
    },
    [buttons],
  );
  useEffect(() => makeStop(buttons()[0]), [buttons, makeStop]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  return { ref, onKeyDown, onFocus: (event: { target: EventTarget }) => makeStop(event.target) };
}
