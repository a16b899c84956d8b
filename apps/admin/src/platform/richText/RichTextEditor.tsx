import { Box } from '@mui/material';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { richTextLook } from './richTextLook.ts';
import { RichToolbar } from './RichToolbar.tsx';

type Props = {
  html: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** The id of the field's label. */
  labelledBy: string;
  describedBy?: string;
  invalid?: boolean;
  minHeight?: number;
  /** Starts with the cursor before the first word. */
  autoFocus?: boolean;
  dir?: 'auto';
};

// Exactly the tags that the API allows; code blocks only come from pasting.
const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
    trailingNode: false,
  }),
];
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** An editor of headings, lists, quotes and links, as HTML. Tab leaves it, like any field. */
export const RichTextEditor = ({ html, onChange, onBlur, minHeight = 160, autoFocus = false, ...named }: Props) => {
  const { labelledBy, describedBy, invalid = false, dir } = named;
  /** Values that the editor reported and the form has not returned yet: with quick typing, older text arrives after newer. */
  const told = useRef(new Set<string>());
  const latest = useRef(html);
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    autofocus: autoFocus && 'start',
    onUpdate: ({ editor: changed }) => {
      latest.current = htmlOf(changed);
      told.current.add(latest.current);
      onChange(latest.current);
    },
    onBlur: () => onBlur?.(),
    editorProps: { attributes: attributesOf({ labelledBy, describedBy, invalid, dir }) },
  });
  useEffect(() => {
    if (!editor.isDestroyed)
      editor.setOptions({ editorProps: { attributes: attributesOf({ labelledBy, describedBy, invalid, dir }) } });
  }, [editor, labelledBy, describedBy, invalid, dir]);
  // Changed from outside, such as by discarding. Values that the editor itself reported are ignored.
  useEffect(() => {
    if (html === latest.current) told.current.clear();
    else if (!editor.isDestroyed && !told.current.has(html)) {
      latest.current = html;
      editor.commands.setContent(html, { emitUpdate: false });
    }
  }, [editor, html]);
  return (
    <Box sx={{ ...frame, ...(invalid && { borderColor: 'error.main' }) }}>
      <RichToolbar editor={editor} />
      <Box
        component={EditorContent}
        editor={editor}
        sx={{ '& .ProseMirror': { ...richTextLook, ...writing, minHeight, maxHeight: '60vh', overflowY: 'auto' } }}
      />
    </Box>
  );
};

const attributesOf = ({
  labelledBy,
  describedBy,
  invalid,
  dir,
}: Pick<Props, 'labelledBy' | 'describedBy' | 'dir'> & { invalid: boolean }): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelledBy,
  ...(dir ? { dir } : {}),
  ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  ...(invalid ? { 'aria-invalid': 'true' } : {}),
});

const frame = {
  border: 1,
  borderColor: 'kontor.inputBorder',
  borderRadius: 1,
  overflow: 'clip',
  '&:focus-within': { borderColor: 'primary.main' },
} as const;
const writing = { px: 1.75, py: 1.25, outlineOffset: '-2px', whiteSpace: 'break-spaces', wordWrap: 'break-word' } as const;
