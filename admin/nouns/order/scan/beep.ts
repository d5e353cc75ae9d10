/** Tones in Hz, in sequence: found, done, refused. */
const tones = { found: [880], done: [880, 1320], refused: [220, 220] } as const;
const TONE_SECONDS = 0.09;

let audio: AudioContext | null = null;

/** The sound of a scan's result. Silent where the browser has no sound, or before a first press. */
export function beep(kind: keyof typeof tones): void {
  try {
    audio ??= new AudioContext();
    for (const [index, frequency] of tones[kind].entries()) {
      const tone = new OscillatorNode(audio, { frequency, type: kind === 'refused' ? 'square' : 'sine' });
      const volume = new GainNode(audio, { gain: 0.08 });
      tone.connect(volume).connect(audio.destination);
      const at = audio.currentTime + index * TONE_SECONDS * 1.4;
      tone.start(at);
      tone.stop(at + TONE_SECONDS);
    }
  } catch {
    // The colour and the sentence say the same.
  }
}
