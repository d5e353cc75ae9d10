import { resizeSrc } from '#contract/images.ts';

/** A list cell with a small image and a name. */
export function NamedPicture({ src, name, background }: { src: string; name: string; background?: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={resizeSrc(src, 64)}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className={`size-8 shrink-0 rounded-control bg-tile ${background === undefined ? 'object-cover' : 'object-contain'}`}
        {...(background === undefined ? {} : { style: { backgroundColor: background } })}
      />
      {name}
    </span>
  );
}
