import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { zipCodePattern } from '#rules/member/address.ts';
import { SHIPPING_REQUEST_MAX } from '#rules/money/shipping.ts';
import { id, line, lineOrNone, phoneNumber } from './values.ts';

/** The destination of an order (specification 3.29, Delivery destination). */
export const destinationFields = z.object({
  recipient: line(40),
  phone: phoneNumber,
  zip_code: z.string().regex(zipCodePattern),
  address: line(200),
  detail_address: lineOrNone(200).default(''),
});

const shippingRequest = lineOrNone(SHIPPING_REQUEST_MAX);

export const deliveryDestination = z.object({
  id,
  name: z.string(),
  recipient: z.string(),
  phone: z.string(),
  zip_code: z.string(),
  address: z.string(),
  detail_address: z.string(),
  shipping_request: z.string(),
  is_default: z.boolean(),
});

/** POST /api/delivery-destinations; the first one becomes the default automatically. */
export const createDestinationBody = destinationFields.extend({
  name: lineOrNone(40).default(''),
  shipping_request: shippingRequest.default(''),
  is_default: z.boolean().default(false),
});

/** PATCH /api/delivery-destinations/{id} */
export const changeDestinationBody = z
  .object({
    name: lineOrNone(40),
    recipient: destinationFields.shape.recipient,
    phone: phoneNumber,
    zip_code: destinationFields.shape.zip_code,
    address: destinationFields.shape.address,
    detail_address: lineOrNone(200),
    shipping_request: shippingRequest,
    is_default: z.literal(true),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, because('UNCHANGED'));

export type DeliveryDestination = z.infer<typeof deliveryDestination>;
export type CreateDestination = z.infer<typeof createDestinationBody>;
export type ChangeDestination = z.infer<typeof changeDestinationBody>;
