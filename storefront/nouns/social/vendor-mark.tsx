import type { SocialVendor } from '#rules/member/sign-in/social.ts';

/** A provider's logo, 18 px, by its guide. Decorative: the name next to it is read out. */
export function VendorMark({ vendor }: { vendor: SocialVendor }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 18 18" width={18} height={18} className="shrink-0">
      {marks[vendor]}
    </svg>
  );
}

const marks = {
  google: (
    <>
      <path
        className="fill-google-blue"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        className="fill-google-green"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26c-.8.54-1.84.86-3.05.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path className="fill-google-yellow" d="M3.96 10.71A5.41 5.41 0 0 1 3.68 9c0-.6.1-1.17.28-1.71V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        className="fill-google-red"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </>
  ),
  apple: (
    <path
      className="fill-current"
      d="M14.1 9.56c-.02-1.98 1.62-2.93 1.69-2.98-.92-1.35-2.35-1.53-2.86-1.55-1.22-.12-2.38.72-3 .72-.61 0-1.56-.7-2.57-.68-1.32.02-2.54.77-3.22 1.95-1.38 2.38-.35 5.9.98 7.84.65.95 1.43 2.01 2.45 1.97.99-.04 1.36-.63 2.55-.63 1.19 0 1.52.63 2.57.61 1.06-.02 1.73-.96 2.38-1.91.75-1.1 1.06-2.16 1.08-2.21-.02-.01-2.06-.79-2.08-3.13ZM12.16 3.76c.54-.66.9-1.57.8-2.48-.77.03-1.72.52-2.28 1.17-.5.57-.94 1.5-.82 2.38.87.07 1.75-.43 2.3-1.07Z"
    />
  ),
  kakao: (
    <path
      className="fill-current"
      d="M9 1.6C4.58 1.6 1 4.42 1 7.9c0 2.25 1.5 4.23 3.75 5.34l-.76 2.8c-.07.25.21.45.43.3l3.34-2.2c.4.04.82.06 1.24.06 4.42 0 8-2.82 8-6.3S13.42 1.6 9 1.6Z"
    />
  ),
} as const;
