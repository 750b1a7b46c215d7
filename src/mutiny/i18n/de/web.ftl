# The web client. Its texts; those of its parts are in web-*.ftl beside this.

web-title = Mutiny
