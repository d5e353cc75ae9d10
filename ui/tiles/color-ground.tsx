/** Fills its positioned parent with a colour from data. An SVG attribute, because the content security policy blocks inline styles. */
export function ColorGround({ color }: { color: string | null | undefined }) {
  if (!color) return null;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
