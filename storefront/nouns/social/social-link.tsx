import { useHref } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { socialStartUrl } from '#contract/social.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { cx } from '#ui/class-names.ts';
import { signInLabels } from './texts.ts';
import { VendorMark } from './vendor-mark.tsx';

const looks: Record<SocialVendor, string> = {
  kakao: 'bg-kakao text-kakao-ink',
  google: 'border border-google-line bg-ground text-google-ink hover:bg-tile',
  apple: 'bg-apple text-on-accent',
};

/** A provider's button, by its brand guide. A plain link, so it works before the scripts load. */
export function SocialLink({ vendor, next }: { vendor: SocialVendor; next: string }) {
  const text = useText();
  return (
    <a
      href={socialStartUrl(vendor, useHref(next))}
      className={cx('relative flex min-h-13 w-full items-center justify-center rounded-control px-12 text-15 font-semibold', looks[vendor])}
    >
      <span className="absolute left-5 flex">
        <VendorMark vendor={vendor} />
      </span>
      {text(signInLabels[vendor])}
    </a>
  );
}
