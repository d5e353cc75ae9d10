import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, type GraphQLSchema, Kind, parse, validate } from 'graphql';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { cached } from '#server/cached.ts';
import type { Uses } from '../compile/slots.ts';
import { documentHash } from './document-hash.ts';
import { dataError, InvalidOperation } from './errors.ts';
import { limits } from './limits.ts';
import { PlanCache } from './plan-cache.ts';
import { tooRepetitive } from './repeated-fields.ts';
import { validationRules } from './validation-rules.ts';

/** A document that passed all checks that do not depend on variables, with the queries compiled from it. */
export interface CheckedDocument {
  readonly document: DocumentNode;
  readonly hash: string;
  readonly isRegistered: boolean;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** False when it cannot contain introspection fields, which is nearly always. */
  readonly mayIntrospect: boolean;
  /** The facts about the variables that the statements of an operation need. */
  readonly uses: Uses;
  readonly plans: PlanCache;
}

const mostEntries = 1000;
const mostCharacters = 2_000_000;

/**
 * Parses and validates one role's documents, each text once. Registered operations are cached permanently; free texts have a separate LRU
 * cache.
 */
export class DocumentCache {
  readonly #schema: GraphQLSchema;
  readonly #mayIntrospect: boolean;
  readonly #registered = new Map<string, CheckedDocument>();
  readonly #own = new Map<string, CheckedDocument>();
  readonly #texts = cached<CheckedDocument | InvalidOperation>({
    most: mostEntries,
    size: { most: mostCharacters, of: (_checked, text) => text.length + 1 },
  });

  constructor(schema: GraphQLSchema, mayIntrospect: boolean) {
    this.#schema = schema;
    this.#mayIntrospect = mayIntrospect;
  }

  /** Reads a client's text. Errors: throws InvalidOperation; where free text is not allowed, it is rejected without parsing. */
  read(text: string, isFreeTextAllowed: boolean): CheckedDocument {
    // A text rejected for a role without free text may be valid for another.
    const key = isFreeTextAllowed ? text : `registered ${text}`;
    const known = this.#texts.known(key);
    const checked = known ?? this.#check(text, isFreeTextAllowed);
    if (!known) this.#texts.keep(key, checked);
    if (checked instanceof InvalidOperation) throw checked;
    return checked;
  }

  /**
   * Reads a text from the shop's own code: registered, or written in a service of this process. There are few, so all are cached
   * permanently.
   */
  readOwn(text: string): CheckedDocument {
    const known = this.#own.get(text);
    if (known) return known;
    const checked = this.#check(text, true);
    if (checked instanceof InvalidOperation) throw checked;
    this.#own.set(text, checked);
    return checked;
  }

  #check(text: string, isFreeTextAllowed: boolean): CheckedDocument | InvalidOperation {
    try {
      const document = parse(text, { maxTokens: limits.tokens, noLocation: true });
      const hash = documentHash(document);
      const isRegistered = Object.hasOwn(registeredOperations, hash);
      if (!isRegistered && !isFreeTextAllowed) return onlyRegistered();
      return this.#registered.get(hash) ?? this.#validate(text, document, hash, isRegistered);
    } catch (error) {
      if (error instanceof GraphQLError) {
        return isFreeTextAllowed ? new InvalidOperation([dataError('validation-failed', error.message)]) : onlyRegistered();
      }
      throw error;
    }
  }

  #validate(text: string, document: DocumentNode, hash: string, isRegistered: boolean): CheckedDocument | InvalidOperation {
    const fragments = fragmentsOf(document);
    const repeated = isRegistered ? null : tooRepetitive(document, fragments);
    if (repeated !== null) return new InvalidOperation([dataError('validation-failed', repeated)]);
    const options = { maxErrors: 5, hideSuggestions: !this.#mayIntrospect };
    const errors = validate(this.#schema, document, validationRules(this.#mayIntrospect), options);
    if (errors.length > 0) return new InvalidOperation(errors.map((error) => dataError('validation-failed', error.message)));
    const share = isRegistered ? 'registered' : 'freeText';
    const plans = new PlanCache(share);
    const mayIntrospect = /__(?:schema|type)\b/.test(text);
    const checked = { document, hash, isRegistered, fragments, mayIntrospect, uses: new Map(), plans };
    if (isRegistered) this.#registered.set(hash, checked);
    return checked;
  }
}

function onlyRegistered(): InvalidOperation {
  return new InvalidOperation([dataError('validation-failed', 'only registered operations are accepted')]);
}

/** By name, without a prototype: a client may ask for a fragment called `toString`. */
function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION);
  const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
  return Object.assign(Object.create(null), byName);
}
