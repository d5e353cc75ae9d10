/** The progress of a multi-step form, drawn as a seam. Visual only: text next to it says the same. `step` starts at 1. */
export function StepLine({ step, count }: { step: number; count: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
        <span key={each} className={`h-1 flex-1 rounded-full ${each <= step ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </span>
  );
}
