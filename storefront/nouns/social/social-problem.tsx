import { useLocale } from '#client/locale/locale-context.tsx';
import { type ErrorCode, errorMessage } from '#contract/errors/errors.ts';

/** An error from a provider sign-in. The region is always rendered so that screen readers announce changes. */
export function SocialProblem({ code }: { code: ErrorCode | null }) {
  const locale = useLocale();
  return (
    <p role="alert" className="mt-6 rounded-control bg-tile px-4 py-3 text-15 font-semibold text-danger empty:hidden">
      {code === null ? null : errorMessage(code, locale)}
    </p>
  );
}
