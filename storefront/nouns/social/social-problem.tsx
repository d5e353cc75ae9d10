import { useLocale } from '#client/locale/locale-context.tsx';
import { type ErrorCode, errorMessage } from '#contract/errors/errors.ts';

/** What went wrong on the way over a provider; the ways on stand around it. Always in the page, because only such a region is heard. */
export function SocialProblem({ code }: { code: ErrorCode | null }) {
  const locale = useLocale();
  return (
    <p role="alert" className="mt-6 rounded-control bg-tile px-4 py-3 text-15 font-semibold text-danger empty:hidden">
      {code === null ? null : errorMessage(code, locale)}
    </p>
  );
}
