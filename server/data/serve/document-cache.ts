import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, type GraphQLSchema, Kind, parse, validate } from 'graphql';
import { documentHash } from './document-hash.ts';
import { dataError, InvalidOperation } from './errors.ts';
import { limits } from './limits.ts';
import { validationRules } from './validation-rules.ts';

/** A document that passed every check that does not depend on variables. */
export interface CheckedDocument {
  readonly document: DocumentNode;
  readonly hash: string;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** False when no field can be one of introspection, which is nearly always. */
  readonly mayIntrospect: boolean;
}

const mostEntries = 1000;
const mostCharacters = 2_000_000;

/** Parses and validates the documents of one role, each text once; the least recently used make room. */
export class DocumentCache {
  readonly #schema: GraphQLSchema;
  readonly #mayIntrospect: boolean;
  readonly #known = new Map<string, CheckedDocument | InvalidOperation>();
  #characters = 0;

  constructor(schema: GraphQLSchema, mayIntrospect: boolean) {
    this.#schema = schema;
    this.#mayIntrospect = mayIntrospect;
  }

  /** Errors: throws InvalidOperation. */
  read(text: string): CheckedDocument {
    const known = this.#known.get(text);
    const checked = known ?? this.#check(text);
    if (known) this.#known.delete(text);
    else this.#characters += text.length;
    this.#known.set(text, checked);
    this.#makeRoom();
    if (checked instanceof InvalidOperation) throw checked;
    return checked;
  }

  #check(text: string): CheckedDocument | InvalidOperation {
    try {
      const document = parse(text, { maxTokens: limits.tokens, noLocation: true });
      const errors = validate(this.#schema, document, validationRules(this.#mayIntrospect), { maxErrors: 5 });
      if (errors.length > 0) return new InvalidOperation(errors.map((error) => dataError('validation-failed', error.message)));
      return { document, hash: documentHash(document), fragments: fragmentsOf(document), mayIntrospect: /__(?:schema|type)\b/.test(text) };
    } catch (error) {
      if (error instanceof GraphQLError) return new InvalidOperation([dataError('validation-failed', error.message)]);
      throw error;
    }
  }

  #makeRoom(): void {
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= mostEntries && this.#characters <= mostCharacters) return;
      this.#known.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}
