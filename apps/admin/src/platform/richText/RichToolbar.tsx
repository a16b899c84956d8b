import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined';
import FormatClearOutlined from '@mui/icons-material/FormatClearOutlined';
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined';
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined';
import FormatUnderlinedOutlined from '@mui/icons-material/FormatUnderlinedOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import StrikethroughSOutlined from '@mui/icons-material/StrikethroughSOutlined';
import TitleOutlined from '@mui/icons-material/TitleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, ToggleButton, Tooltip } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { LinkRow } from './LinkRow.tsx';

type Tool = {
  name: string;
  icon: SvgIconComponent;
  run: (editor: Editor) => unknown;
  /** Missing for a command that has no pressed state. */
  mark?: string;
  may?: (editor: Editor) => boolean;
};

const tools: Tool[] = [
  { name: 'bold', icon: FormatBoldOutlined, mark: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: FormatItalicOutlined, mark: 'italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    icon: FormatUnderlinedOutlined,
    mark: 'underline',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  { name: 'strike', icon: StrikethroughSOutlined, mark: 'strike', run: (editor) => editor.chain().focus().toggleStrike().run() },
  {
    name: 'heading',
    icon: TitleOutlined,
    mark: 'heading',
    run: (editor) =>
      editor.isActive('heading')
        ? editor.chain().focus().setParagraph().run()
        : editor.chain().focus().setHeading({ level: 4 }).run(),
  },
  {
    name: 'bulletList',
    icon: FormatListBulletedOutlined,
    mark: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: FormatListNumberedOutlined,
    mark: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: FormatQuoteOutlined,
    mark: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'link', icon: LinkOutlined, mark: 'link', run: () => undefined },
  { name: 'clear', icon: FormatClearOutlined, run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run() },
  {
    name: 'undo',
    icon: UndoOutlined,
    run: (editor) => editor.chain().focus().undo().run(),
    may: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: RedoOutlined,
    run: (editor) => editor.chain().focus().redo().run(),
    may: (editor) => editor.can().redo(),
  },
];

/** One Tab stop; arrow keys move between the buttons. */
export const RichToolbar = ({ editor }: { editor: Editor }) => {
  const t = useTranslate();
  const [at, setAt] = useState(0);
  const [asksLink, setAsksLink] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ mark, may }) => {
        // An editor drawn too early is destroyed and replaced.
        const there = !now.isDestroyed;
        return { on: there && mark ? now.isActive(mark) : false, off: there && may ? !may(now) : false };
      }),
  });
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: -1, Home: -at, End: tools.length - 1 - at, [forward]: 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tools.length) % tools.length;
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <>
      <Box role="toolbar" aria-label={t('kontor.rich.toolbar')} onKeyDown={walk} sx={bar}>
        {tools.map(({ name, icon: Icon, run, mark }, index) => (
          <Tooltip key={name} title={t(`kontor.rich.${name}`)}>
            <ToggleButton
              value={name}
              size="small"
              selected={state[index]?.on ?? false}
              aria-pressed={mark ? state[index]?.on : undefined}
              aria-label={t(`kontor.rich.${name}`)}
              aria-disabled={state[index]?.off || undefined}
              aria-expanded={name === 'link' ? asksLink : undefined}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setAt(index)}
              onClick={() => (name === 'link' ? setAsksLink(!asksLink) : run(editor))}
              sx={{ ...button, ...(state[index]?.off && { opacity: 0.4 }) }}
            >
              <Icon fontSize="small" />
            </ToggleButton>
          </Tooltip>
        ))}
      </Box>
      {asksLink && <LinkRow editor={editor} onDone={() => setAsksLink(false)} />}
    </>
  );
};

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
} as const;
const button = { border: 0, width: 34, height: 34, '&.Mui-focusVisible': { outlineOffset: -2 } } as const;
