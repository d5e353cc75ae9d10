import type { Message } from '#client/locale/message.ts';
import { type DeliveryPreset, deliveryPresets } from '#rules/money/shipping.ts';
import { deliveryPresetMessages } from './texts.ts';

export type ShippingRequest = { preset: DeliveryPreset | null; text: string };

/** The request stored with the order. Couriers read Korean, so a preset is stored in Korean, custom text as is. */
export function storedRequest({ preset, text }: ShippingRequest): string {
  if (preset === null) return '';
  return preset === 'MANUAL' ? text.trim() : messageOf(preset).ko;
}

/** Converts a stored request back to the choice. */
export function requestOf(stored: string): ShippingRequest {
  if (stored === '') return { preset: null, text: '' };
  const known = deliveryPresets.find(({ preset }) => preset !== 'MANUAL' && messageOf(preset).ko === stored);
  return known ? { preset: known.preset, text: '' } : { preset: 'MANUAL', text: stored };
}

/** A preset's text in all languages. */
export function messageOf(preset: DeliveryPreset): Message {
  const { label } = deliveryPresets.find((each) => each.preset === preset) ?? deliveryPresets[0];
  return deliveryPresetMessages[label];
}
