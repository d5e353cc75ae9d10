import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import { richHref } from '#contract/rich-text.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '../../button.tsx';
import { fieldTexts as texts } from '../texts.ts';

interface Tool {
  label: string;
  icon: LucideIcon;
  run: (editor: Editor) => unknown;
  isOn?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  { label: texts.bold, icon: Bold, run: (own) => own.chain().focus().toggleBold().run(), isOn: (own) => own.isActive('bold') },
  { label: texts.italic, icon: Italic, run: (own) => own.chain().focus().toggleItalic().run(), isOn: (own) => own.isActive('italic') },
  {
    label: texts.underline,
    icon: Underline,
    run: (own) => own.chain().focus().toggleUnderline().run(),
    isOn: (own) => own.isActive('underline'),
  },
  {
    label: texts.heading,
    icon: Heading2,
    run: (own) => own.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (own) => own.isActive('heading', { level: 2 }),
  },
  {
    label: texts.subheading,
    icon: Heading3,
    run: (own) => own.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (own) => own.isActive('heading', { level: 3 }),
  },
  { label: texts.list, icon: List, run: (own) => own.chain().focus().toggleBulletList().run(), isOn: (own) => own.isActive('bulletList') },
  {
    label: texts.numbered,
    icon: ListOrdered,
    run: (own) => own.chain().focus().toggleOrderedList().run(),
    isOn: (own) => own.isActive('orderedList'),
  },
  {
    label: texts.quote,
    icon: Quote,
    run: (own) => own.chain().focus().toggleBlockquote().run(),
    isOn: (own) => own.isActive('blockquote'),
  },
  { label: texts.line, icon: Minus, run: (own) => own.chain().focus().setHorizontalRule().run() },
  { label: texts.link, icon: Link2, run: promptLink, isOn: (own) => own.isActive('link') },
];

const arrows: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys move within the toolbar. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const next = buttons[arrows[event.key]?.(at, buttons.length - 1) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The toolbar is a single tab stop: the button that was used last. */
function moveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  for (const button of currentTarget.querySelectorAll('button')) button.tabIndex = button === target ? 0 : -1;
}

/** Formatting buttons, each showing whether it is active at the cursor. */
export function Toolbar({ editor, onPicture }: { editor: Editor; onPicture: () => void }) {
  const on = useEditorState({ editor, selector: ({ editor: own }) => tools.map(({ isOn }) => isOn?.(own) ?? false) });
  return (
    <div
      role="toolbar"
      onKeyDown={walk}
      onFocus={moveTabStop}
      aria-label={texts.toolbar}
      className="sticky top-13 z-5 flex flex-wrap gap-0.5 rounded-t-control max-sm:gap-0 max-sm:px-0 border-b border-line bg-ground p-1"
    >
      {tools.map(({ label, icon: Icon, run, isOn }, index) => (
        <IconButton
          key={label}
          label={label}
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={isOn ? (on[index] ?? false) : undefined}
          onClick={() => void run(editor)}
          className={cx(on[index] && 'bg-tile text-ink')}
        >
          <Icon aria-hidden="true" size={16} />
        </IconButton>
      ))}
      <IconButton label={texts.picture} tabIndex={-1} onClick={onPicture}>
        <ImagePlus aria-hidden="true" size={16} />
      </IconButton>
      <IconButton label={texts.undo} tabIndex={-1} onClick={() => editor.chain().focus().undo().run()} className="ml-auto">
        <Undo2 aria-hidden="true" size={16} />
      </IconButton>
      <IconButton label={texts.redo} tabIndex={-1} onClick={() => editor.chain().focus().redo().run()}>
        <Redo2 aria-hidden="true" size={16} />
      </IconButton>
    </div>
  );
}

async function promptLink(editor: Editor): Promise<void> {
  const held = String(editor.getAttributes('link').href ?? '');
  const href = (await dialog.prompt({ title: texts.linkAsk, message: texts.linkHint, label: texts.linkAsk, value: held }))?.trim();
  if (href === undefined) return;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetLink().run();
  else if (richHref.test(href)) chain.setLink({ href }).run();
  else toast(texts.linkWrong, 'error');
}
