import { isPreview } from '#client/preview.ts';
import { isStorageKept, tabStorage } from '#client/stores/browser-storage.ts';
import { languageOfAddress } from '#rules/shop/locale.ts';
import { SCRIPT_ERRORS_MAX, scriptError, VISITS_PER_SAMPLE, type VisitStep, type WebVital } from '#rules/shop/visit.ts';
import { pageKindOf, searchesIn, stepsIn, worstBurst } from './visit-facts.ts';

/** The session storage key for whether this tab reports and which steps it has reported. Never sent. */
const key = 'seam-visit';
const silent = '-';

/** A performance entry, with fields TypeScript does not know. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

/**
 * Reports a sample of visits when the page is left or hidden: steps towards an order, web vitals, searches without results, where our scripts
 * failed (decision 051).
 * Contains no personal data. Loaded seconds after the page, so no page waits for it.
 */
export function sendVisit(): void {
  const told = isPreview() ? null : readTold();
  if (told === null) return;
  const wasHidden = document.visibilityState === 'hidden';
  const page = pageKindOf(languageOfAddress(location.pathname).path + location.search);
  const vitals = wasHidden ? () => ({}) : watchVitals();
  const errors = watchErrors();
  let isFirst = true;
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    const layer = window.dataLayer ?? [];
    const steps = stepsIn(layer).filter((step) => !told.includes(step));
    // Web vitals are sent once; later reports only contain new steps and errors.
    if (!isFirst && steps.length === 0 && errors.size === 0) return;
    const body = {
      device: innerWidth < 768 ? 'PHONE' : 'DESKTOP',
      page,
      steps,
      errors: [...errors],
      vitals: isFirst ? vitals() : {},
      misses: isFirst ? searchesIn(layer, 'search_miss') : [],
      hits: isFirst ? searchesIn(layer, 'search_hit') : [],
    };
    if (!navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(body)], { type: 'application/json' }))) return;
    isFirst = false;
    errors.clear();
    told.push(...steps);
    write(told.join(' '));
  };
  addEventListener('visibilitychange', tell);
  addEventListener('pagehide', tell);
}

/** The steps this visit has reported; null if it is not sampled, or without storage. */
function readTold(): VisitStep[] | null {
  if (!isStorageKept()) return null;
  const kept = tabStorage.getItem(key) ?? (Math.random() * VISITS_PER_SAMPLE < 1 ? '' : silent);
  write(kept);
  return kept === silent ? null : (kept.split(' ').filter(Boolean) as VisitStep[]);
}

function write(kept: string): void {
  tabStorage.setItem(key, kept);
}

/** Collects what fails in our scripts from now on, each once in this page. */
function watchErrors(): Set<string> {
  const waiting = new Set<string>();
  const known = new Set<string>();
  const note = (thrown: unknown, place: string) => {
    const error = scriptError(thrown instanceof Error ? thrown.name : '', place);
    if (error === null || known.has(error) || known.size >= SCRIPT_ERRORS_MAX) return;
    known.add(error);
    waiting.add(error);
  };
  addEventListener('error', ({ error, filename, lineno, colno }) => note(error, `${filename}:${lineno}:${colno}`));
  addEventListener('unhandledrejection', ({ reason }) => note(reason, reason instanceof Error ? (reason.stack ?? '') : ''));
  return waiting;
}

/** Observes web vitals, including entries the browser buffered before this was loaded. */
function watchVitals(): () => Partial<Record<WebVital, number>> {
  const shifts: { startTime: number; value: number }[] = [];
  let paint: number | null = null;
  let slowest = 0;
  observe('largest-contentful-paint', ({ startTime }) => {
    paint = startTime;
  });
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ startTime, value });
  });
  observe('event', ({ duration, interactionId = 0 }) => {
    if (interactionId > 0) slowest = Math.max(slowest, duration);
  });
  return () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return {
      CLS: Math.round(worstBurst(shifts) * 1_000),
      ...(paint === null ? {} : { LCP: Math.round(paint) }),
      ...(slowest === 0 ? {} : { INP: Math.round(slowest) }),
      ...(first === undefined ? {} : { FCP: Math.round(first) }),
      ...(navigation === undefined ? {} : { TTFB: Math.max(0, Math.round(navigation.responseStart)) }),
    };
  };
}

function observe(type: string, each: (entry: Entry) => void): void {
  // Skips types the browser does not support.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) each(entry);
  }).observe({ type, buffered: true });
}
