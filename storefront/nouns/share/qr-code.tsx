import { encode } from 'uqr';

/** An address as a QR code, black on white in every theme, with the quiet border that cameras need. */
export function QrCode({ of: address, label }: { of: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="mx-auto block w-44">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#FFFFFF" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}
