import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { stateMessage } from '#storefront/nouns/order/order-status.ts';
import type { Step } from '#storefront/nouns/order/order-steps.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { cx } from '#ui/class-names.ts';

/** The order's states: horizontal on desktop, vertical on phones. */
export function Progress({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  const momentText = useMomentText();
  return (
    <ol aria-label={text(orderMessages.progress)} className="lg:flex">
      {steps.map((step, index) => (
        <li
          key={step.state}
          aria-current={step.isCurrent ? 'step' : undefined}
          className="relative flex flex-1 gap-3 pb-4 last:pb-0 lg:flex-col lg:gap-2 lg:pb-0"
        >
          {index < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-3 bottom-0 left-[5px] w-0.5 lg:top-[5px] lg:right-0 lg:bottom-auto lg:left-3 lg:h-0.5 lg:w-auto',
                steps[index + 1]?.isReached ? 'bg-ink' : 'bg-line',
              )}
            />
          ) : null}
          <span
            aria-hidden="true"
            className={cx(
              'relative mt-1 size-3 shrink-0 rounded-full border-2 lg:mt-0',
              step.isCurrent ? 'border-accent bg-accent' : step.isReached ? 'border-ink bg-ink' : 'border-line bg-ground',
            )}
          />
          <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3 lg:flex-col lg:pr-2">
            <span className={cx('text-13', step.isCurrent ? 'font-extrabold' : step.isReached ? '' : 'text-ink-2')}>
              {text(stateMessage(step.state))}
              {step.isCurrent ? <span className="sr-only"> ({text(orderMessages.now)})</span> : null}
            </span>
            {step.changedAt === null ? null : <span className="text-12 text-ink-2 tabular-nums">{momentText(step.changedAt)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
