import { createECDH } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { NewAccount } from './port.ts';

/** A new key pair and its address. */
export function newAccount(): NewAccount {
  const pair = createECDH('secp256k1');
  pair.generateKeys();
  // Leading zeros are part of a key, and Node leaves them out.
  const privateKey = `0x${pair.getPrivateKey('hex').padStart(64, '0')}`;
  return { address: addressOf(privateKey), privateKey };
}

/** The address of a private key, in the capitals of EIP-55: the last 20 bytes of the hash of its public key. */
export function addressOf(privateKey: string): string {
  const pair = createECDH('secp256k1');
  pair.setPrivateKey(privateKey.slice(2), 'hex');
  const address = hashOf(pair.getPublicKey().subarray(1)).slice(-40);
  const capitals = hashOf(Buffer.from(address));
  return `0x${address.replace(/./g, (digit, at: number) => (Number.parseInt(capitals.charAt(at), 16) > 7 ? digit.toUpperCase() : digit))}`;
}

function hashOf(bytes: Uint8Array): string {
  return Buffer.from(keccak_256(bytes)).toString('hex');
}
