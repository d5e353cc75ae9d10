import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The home page of a new shop without content, before its first artist. */
export function Opening({ title, lead }: { title: string; lead: string }) {
  const text = useText();
  return (
    <section className="relative isolate flex min-h-[62dvh] flex-col justify-center overflow-hidden bg-tile">
      <Stitches />
      <div className="page-gutter w-full py-16">
        <h2 className="max-w-form text-36 leading-[1.2] font-extrabold text-balance">{title}</h2>
        <p className="mt-4 max-w-dialog text-17 text-ink-2">{lead}</p>
        <p className="mt-8 flex flex-wrap gap-2">
          <ButtonLink href={urlFor('mypage-about-us')}>{text(shell.aboutUs)}</ButtonLink>
          <ButtonLink look="secondary" href={urlFor('mypage-faq')}>
            {text(shell.faq)}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

/** The wordmark's stitches, running across the whole image. */
function Stitches() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full fill-none text-accent"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="22 17"
    >
      <path d="M-20 560 C 260 620 380 535 500 505 C 640 470 720 575 840 520 C 1010 440 830 190 720 150 C 620 115 600 20 760 -20" />
    </svg>
  );
}
