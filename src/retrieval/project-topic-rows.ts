// The topics that short questions about a project ask for, as topic-rows.ts has those about a person.

import { wrapped } from "#domain/wrapped.ts";
import type { TopicRow } from "./topic-row.ts";

export const PROJECT_TOPIC_ROWS: readonly TopicRow[] = [
  {
    asked: wrapped`
        payment (?:providers?|processors?|services?|gateways?|systems?|methods?|platforms?)
        |payments? (?:go|run|are handled|are processed)|(?:takes?|accepts?|process(?:es)?|handles?) payments?`,
    means: "payments go through Stripe, PayPal, Mollie or Adyen",
    words: "payment stripe paypal mollie adyen klarna braintree sumup worldpay paddle checkout gocardless razorpay",
  },
  {
    asked: "(?:programming|coding|computer) languages?",
    means: "programs in Python, codes in Java, uses Go and TypeScript",
    words: `program code developer python java javascript typescript go golang rust kotlin swift dart ruby php scala elixir haskell c++ c# sql
      flutter`,
  },
  {
    asked: "tools?|software|program\\w*|apps?|editors?|operating system|tech stack",
    means: "uses the software, editor, programs in Python, works with Linux",
    words:
      "software app program code editor python javascript typescript java rust linux windows macos vim vscode excel script",
  },
  {
    asked: "package managers?|install(?:ing)? (?:dependencies|packages)|dependenc(?:y|ies)",
    means: "uses pnpm, npm, yarn or bun, pip, poetry or cargo to install packages",
    words:
      "npm pnpm yarn bun pip poetry uv conda cargo maven gradle composer bundler dependency install lockfile workspaces",
  },
  {
    asked: "auth(?:n|z|entication|enticate|orization|orisation)?|log ?ins?|sign ?ins?|sso|identity provider",
    means: "users sign in with OAuth, SSO or a session through an identity provider",
    words:
      "auth authentication authorization oauth oidc sso saml login jwt session cookie passkey keycloak kratos auth0 clerk okta cognito",
  },
  {
    asked: "(?:message |job |task )?(?:queues?|brokers?)|event bus|messaging",
    means: "messages go through the queue Kafka, RabbitMQ or NATS",
    words: "queue broker kafka redpanda rabbitmq nats sqs pubsub celery sidekiq bullmq topic consumer",
  },
  {
    asked: "databases?|db|orm|data ?stores?",
    means: "the database is Postgres, MySQL or SQLite, queried through an ORM",
    words: `database postgres postgresql mysql mariadb sqlite mongodb redis dynamodb cassandra snowflake bigquery duckdb supabase prisma drizzle
      sqlalchemy orm schema migration`,
  },
  {
    asked: "(?:web |front-?end |back-?end |ui )?frameworks?|front-?end|back-?end|stack",
    means: "is built with the framework React, Vue, Django, Rails or Spring",
    words: `framework react vue svelte angular next.js nuxt remix astro express fastify hono elysia django flask fastapi rails laravel spring
      flutter tailwind frontend backend`,
  },
  {
    asked: "lint(?:ers?|ing)?|formatters?|(?:lint|format) (?:config|command|tool)",
    means: "lints and formats the code with eslint, biome, prettier or ruff",
    words: "lint linter eslint biome prettier oxlint ruff black flake8 rubocop clippy stylelint formatter",
  },
  {
    asked: "(?:run(?:ning)? )?(?:the )?tests?|testing|test (?:runners?|frameworks?|suites?|commands?)",
    means: "tests are written for vitest, jest or pytest and run with the command",
    words: "test vitest jest mocha pytest unittest playwright cypress junit rspec coverage fixture mock",
  },
  {
    asked: "deploy\\w*|cloud|ci|ci\\/cd|releases?|pipelines?",
    means: "is deployed to the cloud, hosted on AWS or Vercel, released from a branch by CI",
    words: `deploy deployment host cloud aws gcp azure vercel netlify heroku fly.io railway cloudflare kubernetes docker terraform ci pipeline
      release staging production`,
  },
  {
    asked: "host(?:ed|ing|s)?|cloud provider|infrastructure|servers?",
    means: "is hosted on AWS, Hetzner or Heroku, the servers run in the cloud",
    words: `host aws gcp azure vercel netlify heroku fly.io railway cloudflare kubernetes hetzner ovh digitalocean linode render scaleway
      server migrate`,
  },
  {
    asked:
      "(?:cod(?:e|ing) |project )?(?:conventions?|guidelines?|standards?|rules)|cod(?:e|ing) style|style ?guide|formatting",
    means: "code conventions: prefers early returns, named exports, components in PascalCase, formatted with a linter",
    words: `convention style prefer always never lint eslint biome prettier ruff black format indent naming pascalcase camelcase export import
      return comment commit`,
  },
  {
    asked: wrapped`
        (?:team|project) ?(?:members?|mates?)|teammates|co-?workers|stakeholders
        |who(?:'s| is|'re| are)? (?:(?:all )?(?:on|in|part of) (?:the|my|our) (?:team|project)|(?:my|our|the) team)`,
    means: "is the lead, designer, developer, product owner or tester of the team, joined the team",
    words: `lead leads manager owner designer designs developer develops engineer tester analyst scrum architect cto ceo head colleague joined
      responsible assurance intern`,
  },
];
