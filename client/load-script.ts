const loadMs = 10_000;

/** Runs a script of a party outside on this page. Rejects when it does not come within ten seconds; it is taken out again then, so that the next try begins anew. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    const timer = setTimeout(fail, loadMs);
    script.src = src;
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}
