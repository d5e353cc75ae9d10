/**
 * Fills its positioned parent with a colour that comes from data. The colour is an SVG attribute and no style attribute, because
 * the content security policy lets no inline style pass.
 */
export function ColorGround({ color }: { color: string | null | undefined }) {
  if (!color) return null;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
