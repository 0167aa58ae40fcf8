/**
 * The ids that the page about the API had before its parts became pages, by the page below `/organizations/api`. After
 * `>` is the id that an anchor has there, if it's a different one.
 */
export const movedAnchors = {
  authentication: `
    api-headers-Authorization api-headers-Content-Type api-key-fields-chats api-key-fields-ends
    api-key-fields-name api-key-fields-scopes api-key-kinds-live api-key-kinds-test api-scopes-accounts:read
    api-scopes-accounts:write api-scopes-bans:write api-scopes-chats:read api-scopes-chats:write
    api-scopes-log:read api-scopes-members:write api-scopes-messages:read api-scopes-messages:write keys
    leaked scopes
  `,
  errors: `
    api-errors-conflict>slug_taken api-errors-internal>internal api-errors-invalid_request>invalid_request
    api-errors-missing_scope>missing_scope api-errors-not_found>not_found api-errors-rate_limited>rate_limited
    api-errors-unauthenticated>unauthenticated api-errors-unavailable>unavailable
    api-errors-validation_failed>validation_failed api-object-problem-detail api-object-problem-errors
    api-object-problem-errors.field api-object-problem-errors.message api-object-problem-request_id
    api-object-problem-status api-object-problem-title api-object-problem-type errors
  `,
  pagination: `
    api-paging-after api-paging-limit paging
  `,
  'rate-limits': `
    api-headers-RateLimit-Limit api-headers-RateLimit-Remaining api-headers-RateLimit-Reset
    api-headers-Retry-After rate-limits
  `,
  idempotency: `
    api-headers-Idempotency-Key idempotency
  `,
  versioning: `
    api-headers-Rookery-Version versions
  `,
  chats: `
    api-path-fields-chat_id>api-query-get-chat-chat_id
    api-body-create-chat-access api-body-create-chat-address>api-body-create-chat-slug
    api-body-create-chat-adult api-body-create-chat-category api-body-create-chat-description
    api-body-create-chat-listed api-body-create-chat-name api-body-create-chat-rules api-body-create-chat-tags
    api-body-update-chat-access api-body-update-chat-address>api-body-update-chat-slug
    api-body-update-chat-adult api-body-update-chat-category api-body-update-chat-description
    api-body-update-chat-listed api-body-update-chat-name api-body-update-chat-rules api-body-update-chat-tags
    api-object-chat-access api-object-chat-address>api-object-chat-slug api-object-chat-adult
    api-object-chat-category api-object-chat-created_at api-object-chat-deleted_at api-object-chat-description
    api-object-chat-id api-object-chat-listed api-object-chat-name api-object-chat-online
    api-object-chat-rules api-object-chat-tags api-query-delete-chat-chat_id api-query-get-chat-chat_id
    api-query-list-chats-after api-query-list-chats-limit api-query-update-chat-chat_id chats create-chat
    delete-chat get-chat list-chats update-chat
  `,
  channels: `
    api-body-create-channel-name api-body-create-channel-read_min_rank api-body-create-channel-send_min_rank
    api-body-create-channel-topic api-object-channel-archived api-object-channel-created_at
    api-object-channel-id api-object-channel-name api-object-channel-read_min_rank
    api-object-channel-send_min_rank api-object-channel-topic api-query-create-channel-chat_id
    api-query-list-channels-after api-query-list-channels-chat_id api-query-list-channels-limit channels
    create-channel list-channels
  `,
  messages: `
    api-path-fields-message_id>api-query-get-message-message_id
    api-body-post-message-author_id api-body-post-message-channel_id api-body-post-message-reply_to
    api-body-post-message-text api-object-message-author
    api-object-message-author.guest>api-object-message-author.kind api-object-message-author.id
    api-object-message-author.name api-object-message-author.rank api-object-message-channel
    api-object-message-channel.id api-object-message-channel.name api-object-message-edited_at
    api-object-message-files api-object-message-files.name api-object-message-files.size
    api-object-message-files.type api-object-message-files.url api-object-message-id
    api-object-message-reply_to api-object-message-sent_at api-object-message-text
    api-query-delete-message-chat_id api-query-delete-message-message_id api-query-list-messages-after
    api-query-list-messages-before>api-query-list-messages-until
    api-query-list-messages-channel>api-query-list-messages-channel_id api-query-list-messages-chat_id
    api-query-list-messages-from>api-query-list-messages-author_id api-query-list-messages-limit
    api-query-post-message-chat_id delete-message list-messages messages post-message
  `,
  members: `
    api-body-set-rank-rank api-body-set-rank-until>api-body-set-rank-expires_at api-object-member-account_id
    api-object-member-joined_at api-object-member-name api-object-member-rank
    api-object-member-rank_until>api-object-member-expires_at api-object-member-username
    api-query-list-members-after api-query-list-members-chat_id api-query-list-members-limit
    api-query-remove-rank-account_id api-query-remove-rank-chat_id api-query-set-rank-account_id
    api-query-set-rank-chat_id list-members members remove-rank set-rank
  `,
  bans: `
    api-path-fields-ban_id>api-query-get-ban-ban_id
    api-body-create-ban-account_id api-body-create-ban-duration>api-body-create-ban-expires_at
    api-body-create-ban-ip_tag api-body-create-ban-reason api-object-ban-account_id api-object-ban-created_at
    api-object-ban-id api-object-ban-ip_tag api-object-ban-reason
    api-object-ban-until>api-object-ban-expires_at api-query-create-ban-chat_id api-query-delete-ban-ban_id
    api-query-delete-ban-chat_id api-query-list-bans-after api-query-list-bans-chat_id
    api-query-list-bans-limit bans create-ban delete-ban list-bans
  `,
  accounts: `
    api-path-fields-account_id>api-query-get-account-account_id
    accounts api-body-create-account-display_name api-body-create-account-email
    api-body-create-account-external_id api-body-create-account-role api-body-create-account-username
    api-body-update-account-display_name api-body-update-account-email api-body-update-account-external_id
    api-body-update-account-role api-body-update-account-status api-body-update-account-username
    api-object-account-created_at api-object-account-display_name api-object-account-email
    api-object-account-external_id api-object-account-id api-object-account-last_seen_at
    api-object-account-role api-object-account-status api-object-account-username
    api-query-delete-account-account_id api-query-get-account-account_id api-query-list-accounts-after
    api-query-list-accounts-limit api-query-sign-out-account-account_id api-query-update-account-account_id
    create-account delete-account get-account list-accounts sign-out-account update-account
  `,
  'action-log': `
    action-log api-object-entry-action api-object-entry-actor api-object-entry-actor.id
    api-object-entry-actor.kind api-object-entry-actor.name api-object-entry-at>api-object-entry-created_at
    api-object-entry-channel api-object-entry-channel.id api-object-entry-channel.name
    api-object-entry-chat_id api-object-entry-id api-object-entry-reason api-object-entry-target
    api-object-entry-target.id api-object-entry-target.name api-query-list-action-log-action
    api-query-list-action-log-actor>api-query-list-action-log-actor_id api-query-list-action-log-after
    api-query-list-action-log-chat_id api-query-list-action-log-limit api-query-list-action-log-since
    api-query-list-action-log-until list-action-log
  `,
  exports: `
    api-path-fields-export_id>api-query-get-export-export_id
    api-body-create-export-channel_id api-body-create-export-format api-body-create-export-since
    api-body-create-export-until api-object-export-created_at api-object-export-expires_at
    api-object-export-format api-object-export-id api-object-export-status api-object-export-url
    api-query-create-export-chat_id api-query-get-export-export_id create-export export-formats-csv
    export-formats-html export-formats-jsonl export-program export-statuses-failed export-statuses-queued
    export-statuses-ready export-statuses-running exports get-export
  `,
} as const satisfies Readonly<Record<string, string>>;
