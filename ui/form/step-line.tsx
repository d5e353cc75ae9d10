/** How far a way in steps has come, as a seam that is sewn; for the eye alone, words say it beside. `step` counts from 1. */
export function StepLine({ step, count }: { step: number; count: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
        <span key={each} className={`h-1 flex-1 rounded-full ${each <= step ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </span>
  );
}
