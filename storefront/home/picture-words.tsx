/**
 * Words over the foot of a picture, on a veil that keeps them readable on any picture. Text and no pixels: it stays as large as the
 * reader needs it, in the reader's language.
 */
export function PictureWords({ title, content }: { title: string; content: string }) {
  if (title === '' && content === '') return null;
  return (
    <span className="absolute inset-x-0 bottom-0 block bg-linear-to-t from-veil-deep to-transparent px-4 pt-16 pb-4 text-on-accent lg:px-8 lg:pb-7">
      {title ? <span className="block text-20 font-extrabold text-balance lg:text-36">{title}</span> : null}
      {content ? <span className="mt-1 block text-13 lg:text-17">{content}</span> : null}
    </span>
  );
}
