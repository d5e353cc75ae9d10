/** The drag handle at the top of bottom sheets. */
export function SheetHandle() {
  return <div aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line md:hidden" />;
}
