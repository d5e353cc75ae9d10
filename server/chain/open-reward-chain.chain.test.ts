import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccount } from '#server/gateways/wallet/new-account.ts';
import { type LocalChain, localChain } from '#test/chain/local-chain.ts';
import { deployRewards, openRewardChain } from './open-reward-chain.ts';
import { ChainAway, MintRefused, type RewardChain } from './reward-chain.ts';

/** The adapter and the contract against a real EVM behind JSON-RPC. */

let node: LocalChain;
let contract: string;
let chain: RewardChain;
let wallet: string;
const uri = 'https://shop.example/api/rewards/1';

beforeAll(async () => {
  node = await localChain();
  contract = await deployRewards(node);
  await node.mineByHand();
  chain = openRewardChain({ ...node, contract });
  wallet = newAccount().address;
});
afterAll(() => node.end());

async function minted(tokenId: number): Promise<string> {
  const signed = await chain.sign({ tokenId, to: wallet, uri }, await chain.nonce('waiting'));
  await chain.send(signed);
  await node.mine();
  return signed.hash;
}

/** Calls the contract in its own encoding; the error contains a revert's data. */
const asks = (data: string, from?: string) => node.rpc<string>('eth_call', { to: contract, data, ...(from ? { from } : {}) }, 'latest');
const word = (value: number | string) => (typeof value === 'number' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0');

test('a minted token has its owner, its metadata address and its receipt', async () => {
  expect(await chain.contract()).toBe(`31337:${contract}`);
  expect(await chain.ownerOf(1)).toBeNull();
  const hash = await minted(1);
  expect(await chain.outcome(hash)).toBe('MINED');
  expect(await chain.ownerOf(1)).toBe(wallet);
  const answered = Buffer.from((await asks(`0xc87b56dd${word(1)}`)).slice(2), 'hex').toString('latin1');
  expect(answered).toContain(uri);
  expect(BigInt(await asks(`0x70a08231${word(wallet)}`))).toBe(1n);
});

test('the same signed mint sent twice is one mint, and a token is minted once', async () => {
  const signed = await chain.sign({ tokenId: 2, to: wallet, uri }, await chain.nonce('waiting'));
  await chain.send(signed);
  await chain.send(signed);
  await node.mine();
  await chain.send(signed);
  await node.mine();
  expect(await chain.ownerOf(2)).toBe(wallet);
  await expect(chain.sign({ tokenId: 2, to: wallet, uri }, await chain.nonce('waiting'))).rejects.toEqual(new MintRefused('AlreadyMinted'));
});

test('a wallet of the shop has the address that the chain computes from its key', () => {
  const { address, privateKey } = newAccount();
  expect(privateKeyToAccount(privateKey as `0x${string}`).address).toBe(address);
});

test('only the issuer can mint', async () => {
  const other = openRewardChain({ ...node, contract, issuerKey: `0x${'1'.repeat(64)}` });
  await expect(other.sign({ tokenId: 3, to: wallet, uri }, 0)).rejects.toEqual(new MintRefused('NotIssuer'));
});

describe('a reward token cannot be moved', () => {
  test.each([
    ['transferFrom', `0x23b872dd${word(1)}${word(2)}${word(1)}`],
    ['safeTransferFrom', `0x42842e0e${word(1)}${word(2)}${word(1)}`],
    ['approve', `0x095ea7b3${word(2)}${word(1)}`],
    ['setApprovalForAll', `0xa22cb465${word(2)}${word(1)}`],
    // Soulbound() by its selector.
  ])('%s is refused, also for the token’s owner', async (_name, data) => {
    await expect(asks(data, wallet)).rejects.toThrow('0xa4420a95');
  });

  test.each([
    ['ERC-165', '0x01ffc9a7', 1n],
    ['ERC-721', '0x80ac58cd', 1n],
    ['its metadata', '0x5b5e139f', 1n],
    ['ERC-5192, locked', '0xb45a3c0e', 1n],
    ['no other', '0xffffffff', 0n],
  ])('a reward token’s contract states: %s', async (_name, id, says) => {
    expect(BigInt(await asks(`0x01ffc9a7${id.slice(2).padEnd(64, '0')}`))).toBe(says);
  });
});

test('a waiting mint is neither mined nor failed, and a mint that the chain never received is unknown', async () => {
  const nonce = await chain.nonce('mined');
  const signed = await chain.sign({ tokenId: 4, to: wallet, uri }, nonce);
  expect(await chain.outcome(signed.hash)).toBe('UNKNOWN');
  await chain.send(signed);
  expect(await chain.outcome(signed.hash)).toBe('UNKNOWN');
  expect([await chain.nonce('waiting'), await chain.nonce('mined')]).toEqual([nonce + 1, nonce]);
  await node.mine();
  expect(await chain.outcome(signed.hash)).toBe('MINED');
});

test('a node that does not answer counts as away, not as a refusal', async () => {
  const away = openRewardChain({ ...node, contract, rpcUrl: 'http://127.0.0.1:1' });
  await expect(away.ownerOf(1)).rejects.toBeInstanceOf(ChainAway);
  await expect(away.sign({ tokenId: 9, to: wallet, uri }, 0)).rejects.toBeInstanceOf(ChainAway);
});
