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
  /** The id of what names the field. */
  labelledBy: string;
  describedBy?: string;
  invalid?: boolean;
  minHeight?: number;
};

// Exactly what the API lets through (its list of allowed tags); code blocks come in by pasting only.
const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
    trailingNode: false,
  }),
];
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** Text with headings, lists, quotes and links, as HTML. Tab leaves it, as it leaves every field. */
export const RichTextEditor = ({ html, onChange, onBlur, labelledBy, describedBy, invalid = false, minHeight = 160 }: Props) => {
  const told = useRef(html);
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      told.current = htmlOf(changed);
      onChange(told.current);
    },
    onBlur: () => onBlur?.(),
    editorProps: { attributes: attributesOf({ labelledBy, describedBy, invalid }) },
  });
  useEffect(() => {
    if (!editor.isDestroyed)
      editor.setOptions({ editorProps: { attributes: attributesOf({ labelledBy, describedBy, invalid }) } });
  }, [editor, labelledBy, describedBy, invalid]);
  // Changed from outside, as by discarding what was typed. What the editor itself has just told is left alone.
  useEffect(() => {
    if (editor.isDestroyed || html === told.current) return;
    told.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
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
}: Pick<Props, 'labelledBy' | 'describedBy'> & { invalid: boolean }): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelledBy,
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
